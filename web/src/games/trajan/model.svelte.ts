/** What the parts of the table share: the position shown, what is offered, picked, pointed at and explain. */
import { getContext, setContext } from 'svelte';
import type { TableProps, Word } from '../../table/contract';
import { providePieceContext, type PieceContext } from '../../table/pieces/context';
import { createTableModel, extendModel } from '../../table/pieces/table-model.svelte';
import { isCardMove, isPreviewed, shownOptions } from './logic/options';
import { heldMarkers, layingOf, previewOf, type SowingPreview } from './logic/sowing';
import type { Ledger } from './motion/ledger';
import { TRAYS, type PlayerView, type TrajanView } from './view';
import { wordsFor, type Words } from './words';

export type Model = ReturnType<typeof createModel>;

const KEY = Symbol('trajan');

export function createModel(get: () => TableProps<TrajanView>) {
  let picked = $state.raw<readonly Word[]>([]);
  let ledger = $state.raw<Ledger | undefined>(undefined);
  let isLayingRest = false;

  const table = createTableModel<TrajanView, PlayerView>(get, {
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
  const held = $derived(
    decision && ['drop', 'place'].includes(decision.prompt) ? heldMarkers(me.trays) : [],
  );

  const sowing = $derived.by<SowingPreview | undefined>(() => {
    if (!decision || !me.trays) return undefined;
    if (decision.prompt === 'drop')
      return layingOf(me, TRAYS.indexOf(decision.args['tray'] as 'I'));
    const tray = table.hovered?.startsWith('sow ')
      ? TRAYS.indexOf(table.hovered.slice(4) as 'I')
      : -1;
    return tray < 0 ? undefined : previewOf(me, tray);
  });

  function pick(next: readonly Word[]): void {
    picked = next;
    if (decision) props.filterOptions(shownOptions(decision, next));
  }

  return extendModel(table, {
    get words() {
      return words;
    },
    get picked() {
      return picked;
    },
    get held() {
      return held;
    },
    get sowing() {
      return sowing;
    },
    /** The end of a quarter, while it is told. */
    get ledger() {
      return ledger;
    },
    /** Whose pieces these are: "Leader: Ada, Ben"; nothing for nobody. */
    whose: (what: string, seats: readonly number[]): readonly string[] =>
      seats.length === 0
        ? []
        : [`${what}: ${seats.map((each) => props.names[each] ?? each + 1).join(', ')}`],
    /** Whether cards can be picked for laying or shipping now. */
    get picksCards() {
      return (
        decision?.options.some((option) => isCardMove(option) || option.verb === 'discard') ?? false
      );
    },
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
      table.clearHover();
      if (props.decision) props.filterOptions(shownOptions(props.decision, []));
    },
    setLedger(next: Ledger | undefined): void {
      ledger = next;
    },
  });
}

export function provideModel(model: Model): Model {
  providePieceContext(model satisfies PieceContext);
  return setContext(KEY, model);
}
export const useModel = (): Model => getContext<Model>(KEY);

/** The seat's colours as custom properties: `--pc` the piece, `--po` what is engraved on it. */
export const seatStyle = (colour: string): string =>
  `--pc:var(--player-${colour});--po:var(--player-${colour}-on)`;
