/** What the parts of the table share: the position, what is offered, what is pointed at and explained. */
import { getContext, setContext } from 'svelte';
import type { Offer, TableProps } from '../../table/contract';
import { provideThings, type Hint, type Things } from '../../table/things/context';
import type { StakesView } from './view';

export type Model = ReturnType<typeof createModel>;
const KEY = Symbol('template');

export function createModel(get: () => TableProps<StakesView>) {
  let aimed = $state<string | undefined>(undefined);
  let hint = $state.raw<Hint | undefined>(undefined);
  const props = $derived(get());

  const model = {
    get props() { return props; },
    get view() { return props.view; },
    get texts() { return props.texts; },
    get isMine() { return props.mySeat !== undefined; },
    get pointed() { return aimed ?? props.pointed; },
    get changed(): ReadonlySet<string> { return new Set(); },
    get hint() { return hint; },
    offerOf: (text: string | undefined): Offer | undefined => props.decision?.options.find(offer => offer.text === text),
    isPreviewed: (): boolean => false,
    send(text: string): void {
      hint = undefined;
      aimed = undefined;
      props.send(text);
    },
    aim(text: string | undefined): void {
      aimed = text;
      props.point(text);
    },
    showHint(next: Hint | undefined): void { hint = next; },
    async explain(text: string, about: Omit<Hint, 'reason'>): Promise<void> {
      const reason = await props.explain(text);
      hint = { ...about, reason };
      props.announce(reason);
    },
  };
  return model satisfies Things;
}

export function provideModel(model: Model): Model {
  provideThings(model);
  return setContext(KEY, model);
}
export const useModel = (): Model => getContext<Model>(KEY);
