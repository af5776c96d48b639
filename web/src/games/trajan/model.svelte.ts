/** What the parts of the table share: the position shown, what is offered, picked, pointed at and explained. */
import { getContext, setContext } from 'svelte';
import type { Offer, TableProps, Word } from '../../table/contract';
import { provideThings, type Things } from '../../table/things/context';
import { createShared, withShared } from '../../table/things/shared.svelte';
import { labelOf } from './logic/labels';
import { isCardMove, isPreviewed, shownOptions } from './logic/offers';
import { heldMarkers, layingOf, previewOf, type SowingPreview } from './logic/sowing';
import type { Ledger } from './motion/ledger';
import { ROMAN, type PlayerView, type TrajanView } from './view';
import { wordsFor, type Words } from './words';

export type Model = ReturnType<typeof createModel>;

const KEY = Symbol('trajan');

export function createModel(get: () => TableProps<TrajanView>) {
  let picked = $state.raw<readonly Word[]>([]);
  let ledger = $state.raw<Ledger | undefined>(undefined);
  let isLayingRest = false;

  const table = createShared<TrajanView, PlayerView>(get, {
    seatOf: (mySeat, watched, view) => mySeat ?? watched ?? view.active ?? 0,
    standingOf: (view, seat) => view.players[seat] as PlayerView,
    inside: 'board',
    rules: '/rules/trajan',
    isPreviewed,
  });
  const { me } = table;
  const props = $derived(table.props);
  const decision = $derived(table.decision);
  const words = $derived<Words>(wordsFor(props.texts));
  const held = $derived(decision && ['drop', 'place'].includes(decision.prompt) ? heldMarkers(me.trays) : []);

  const sowing = $derived.by<SowingPreview | undefined>(() => {
    if (!decision || !me.trays) return undefined;
    if (decision.prompt === 'drop') return layingOf(me, ROMAN.indexOf(decision.args['tray'] as 'I'));
    const tray = table.pointed?.startsWith('sow ') ? ROMAN.indexOf(table.pointed.slice(4) as 'I') : -1;
    return tray < 0 ? undefined : previewOf(me, tray);
  });

  function pick(next: readonly Word[]): void {
    picked = next;
    if (decision) props.narrow(shownOptions(decision, next));
  }

  return withShared(table, {
    get words() { return words; },
    get picked() { return picked; },
    get held() { return held; },
    get sowing() { return sowing; },
    /** The end of a quarter, while it is told. */
    get ledger() { return ledger; },
    /** Whose pieces these are: "Leader: Ada, Ben"; nothing for nobody. */
    whose: (what: string, seats: readonly number[]): readonly string[] => (seats.length === 0 ? [] : [`${what}: ${seats.map(each => props.names[each] ?? each + 1).join(', ')}`]),
    /** Whether cards can be picked for laying or shipping now. */
    get picksCards() { return decision?.options.some(offer => isCardMove(offer) || offer.verb === 'discard') ?? false; },
    labelOf: (offer: Offer): string => labelOf(table.position, offer, decision, props.texts),
    pick,
    /** Lay the markers in hand one after the other, in the order that the server tells. */
    layRest(): void {
      const colour = decision?.prompt === 'drop' ? sowing?.order[0] : undefined;
      isLayingRest = colour !== undefined;
      if (colour) table.send(`drop ${colour}`);
    },
    goOnLaying(): void {
      if (isLayingRest && decision) this.layRest();
    },
    reset(): void {
      picked = [];
      table.unaim();
      if (props.decision) props.narrow(shownOptions(props.decision, []));
    },
    setLedger(next: Ledger | undefined): void { ledger = next; },
  });
}

export function provideModel(model: Model): Model {
  provideThings(model satisfies Things);
  return setContext(KEY, model);
}
export const useModel = (): Model => getContext<Model>(KEY);

/** The seat's colours as custom properties: `--pc` the piece, `--po` what is engraved on it. */
export const seatStyle = (colour: string): string => `--pc:var(--player-${colour});--po:var(--player-${colour}-on)`;
