/** Trajan's table, as the shell asks for it. */
import type { Decision, GameEvent, GameTable, SeatLook } from '../../table/contract';
import { keyFor } from './keys';
import { gains } from './logic/gains';
import { isPreviewed } from './logic/options';
import { turns } from './logic/turns';
import { isOnMat } from './narrow/areas';
import OptionIcon from './OptionIcon.svelte';
import SeatDetails from './SeatDetails.svelte';
import Scorings from './Scorings.svelte';
import SeatFacts from './SeatFacts.svelte';
import Table from './Table.svelte';
import type { SeatColour, TrajanView } from './view';
import { wordsFor } from './words';

const SHAPES: Readonly<Record<SeatColour, SeatLook['shape']>> = {
  red: 'lozenge',
  green: 'triangle',
  blue: 'ring',
  brown: 'square',
};
const QUIET = new Set([
  'provinces_dealt',
  'forum_dealt',
  'extras_dealt',
  'construction_dealt',
  'stacks_opened',
  'piles_opened',
  'turn_began',
  'time_moved',
  'marker_placed',
  'stack_turned',
]);

const trajan: GameTable<TrajanView> = {
  turns,
  Table,
  SeatFacts,
  SeatDetails,
  OptionIcon,
  Scorings,
  scorings: {
    title: (texts) => wordsFor(texts)('scorings'),
    begins: (event) => event.name === 'quarter_ended',
  },
  look: (view, seat) => {
    const colour = view.players[seat]?.colour ?? 'red';
    return { colour, shape: SHAPES[colour] };
  },
  points: (view, seat) => view.players[seat]?.points ?? 0,
  sources: (view, seat) => view.players[seat]?.sources ?? {},
  gains,
  status: (view, texts) => {
    const words = wordsFor(texts);
    const { quarter, round } = view.board;
    return {
      long: `${words('quarter', { quarter })} · ${words('round', { round })}`,
      short: `${quarter} · ${round}/4`,
      chapter: words('quarter', { quarter }),
    };
  },
  about: (decision, texts) => {
    const id = `trajan-web-about-${decision.prompt}`;
    return texts.has(id) ? texts.message(id) : undefined;
  },
  leavesToChance: 'arrange',
  previews: isPreviewed,
  verb: (verb, texts) => wordsFor(texts)(`verb-${verb}`),
  keyFor,
  paneFor: (decision: Decision) => (isOnMat(decision) ? 'mat' : 'board'),
  isQuiet: (event: GameEvent) => QUIET.has(event.name),
};

export default trajan;
