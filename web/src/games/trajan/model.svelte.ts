/** What the parts of the table share: the position shown, what is offered, picked, pointed at and explained. */
import { getContext, setContext, untrack } from 'svelte';
import type { Decision, GameEvent, Offer, TableProps, Word } from '../../table/contract';
import { provideThings, type Hint, type Things } from '../../table/things/context';
import { inParts, reuse } from '../../table/things/parts.svelte';
import { isCardMove, offered, shownOptions } from './logic/offers';
import { heldMarkers, layingOf, previewOf, type SowingPreview } from './logic/sowing';
import type { Ledger } from './motion/ledger';
import { ROMAN, type PlayerView, type TrajanView } from './view';
import { wordsFor, type Words } from './words';

/** With a finger the first tap shows what would happen, the second does it. */
const PREVIEWED = new Set(['sow', 'march', 'occupy', 'build']);

export type Model = ReturnType<typeof createModel>;

const KEY = Symbol('trajan');

export function createModel(get: () => TableProps<TrajanView>) {
  let shown = $state.raw<TrajanView>(get().view);
  let picked = $state.raw<readonly Word[]>([]);
  let aimed = $state<string | undefined>(undefined);
  let hint = $state.raw<Hint | undefined>(undefined);
  let changed = $state.raw<ReadonlySet<string>>(new Set());
  let news = $state.raw<readonly GameEvent[]>([]);
  let ledger = $state.raw<Ledger | undefined>(undefined);
  let isMoving = $state(false);
  let watched = $state<number | undefined>(undefined);
  let isLayingRest = false;

  const whole = inParts(untrack(() => shown));
  const board = inParts(untrack(() => shown.board));
  const view: TrajanView = Object.defineProperty(whole.parts, 'board', { value: board.parts, enumerable: true });
  const props = $derived(get());
  const decision = $derived<Decision | undefined>(isMoving ? undefined : props.decision);
  const words = $derived<Words>(wordsFor(props.texts));
  const seat = $derived(props.mySeat ?? watched ?? shown.active ?? 0);
  const mine = inParts(untrack(() => shown.players[seat] as PlayerView));
  const me = mine.parts;
  $effect.pre(() => {
    const now = seat;
    untrack(() => mine.update(shown.players[now] as PlayerView));
  });
  const pointed = $derived(aimed ?? props.pointed);
  const held = $derived(decision && ['drop', 'place'].includes(decision.prompt) ? heldMarkers(me.trays) : []);

  const sowing = $derived.by<SowingPreview | undefined>(() => {
    if (!decision || !me.trays) return undefined;
    if (decision.prompt === 'drop') return layingOf(me, ROMAN.indexOf(decision.args['tray'] as 'I'));
    const tray = pointed?.startsWith('sow ') ? ROMAN.indexOf(pointed.slice(4) as 'I') : -1;
    return tray < 0 ? undefined : previewOf(me, tray);
  });

  const offerOf = (text: string | undefined): Offer | undefined => (text === undefined ? undefined : offered(decision, text));

  function pick(next: readonly Word[]): void {
    picked = next;
    if (decision) props.narrow(shownOptions(decision, next));
  }

  return {
    get props() { return props; },
    /** The position in parts, to draw it. */
    view,
    /** The position as it came, to go on from it. */
    get position() { return shown; },
    get decision() { return decision; },
    get texts() { return props.texts; },
    get words() { return words; },
    get seat() { return seat; },
    me,
    get isMine() { return props.mySeat !== undefined; },
    get picked() { return picked; },
    get pointed() { return pointed; },
    get held() { return held; },
    get sowing() { return sowing; },
    get hint() { return hint; },
    get changed() { return changed; },
    get isMoving() { return isMoving; },
    get news() { return news; },
    /** The end of a quarter, while it is told. */
    get ledger() { return ledger; },
    get pace() { return props.settings.reducedMotion ? 0 : props.settings.pace; },

    offerOf,
    isPreviewed: (offer: Offer): boolean => PREVIEWED.has(offer.verb),
    rulesAt: (ruling: number): string => `/rules/trajan#r-${ruling}`,
    /** Whose pieces these are: "Leader: Ada, Ben"; nothing for nobody. */
    whose: (what: string, seats: readonly number[]): readonly string[] => (seats.length === 0 ? [] : [`${what}: ${seats.map(each => props.names[each] ?? each + 1).join(', ')}`]),
    /** A word as a heading. */
    title: (word: string): string => word.charAt(0).toLocaleUpperCase(props.texts.language) + word.slice(1),
    /** Whether cards can be picked for laying or shipping now. */
    get picksCards() { return decision?.options.some(offer => isCardMove(offer) || offer.verb === 'discard') ?? false; },
    pick,
    send(text: string): void {
      hint = undefined;
      aimed = undefined;
      changed = new Set();
      props.send(text);
    },
    aim(text: string | undefined): void {
      if (aimed === text) return;
      aimed = text;
      props.point(text);
    },
    showHint(next: Hint | undefined): void { hint = next; },
    async explain(text: string, about: Omit<Hint, 'reason'>): Promise<void> {
      const reason = await props.explain(text);
      hint = { ...about, reason };
      props.announce(reason);
    },
    /** Lay the markers in hand one after the other, in the order that the server tells. */
    layRest(): void {
      const colour = decision?.prompt === 'drop' ? sowing?.order[0] : undefined;
      isLayingRest = colour !== undefined;
      if (colour) this.send(`drop ${colour}`);
    },
    goOnLaying(): void {
      if (isLayingRest && decision) this.layRest();
    },
    reset(): void {
      picked = [];
      aimed = undefined;
      if (props.decision) props.narrow(shownOptions(props.decision, []));
    },
    show(next: TrajanView): void {
      shown = reuse(shown, next);
      whole.update(shown);
      mine.update(shown.players[seat] as PlayerView);
      board.update(shown.board);
    },
    setMoving(next: boolean): void { isMoving = next; },
    setChanged(next: ReadonlySet<string>): void { changed = next; },
    tell(next: readonly GameEvent[]): void { news = next; },
    setLedger(next: Ledger | undefined): void { ledger = next; },
    watch(next: number): void { watched = next; },
  };
}

export function provideModel(model: Model): Model {
  provideThings(model satisfies Things);
  return setContext(KEY, model);
}
export const useModel = (): Model => getContext<Model>(KEY);

/** The seat's colours as custom properties: `--pc` the piece, `--po` what is engraved on it. */
export const seatStyle = (colour: string): string => `--pc:var(--player-${colour});--po:var(--player-${colour}-on)`;
