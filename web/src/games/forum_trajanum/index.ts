/** Forum Trajanum's table, as the shell asks for it. */
import type { Decision, GameEvent, GameTable } from '../../table/contract';
import SeatDetails from './colonia/SeatDetails.svelte';
import SeatFacts from './colonia/SeatStrip.svelte';
import { keyFor } from './keys';
import { CONVERSIONS } from './logic/exchanges';
import { gains } from './logic/gains';
import { labelOf } from './logic/labels';
import { isPreviewed } from './logic/previewed';
import { turns } from './logic/turns';
import { lookOf } from './model.svelte';
import { isOnMat } from './narrow/areas';
import OptionIcon from './OptionIcon.svelte';
import { ROMAN, SOURCES } from './printed';
import Scorings from './Scorings.svelte';
import Table from './Table.svelte';
import type { ForumTrajanumView } from './view';
import { wordsFor } from './words';

const QUIET = new Set([
  'mosaic_laid',
  'turn_began',
  'corner_tile',
  'crane_chosen',
  'row_chosen',
  'corner_chosen',
  'tile_used',
  'marker_moved',
  'tile_passed',
]);

const forumTrajanum: GameTable<ForumTrajanumView> = {
  turns,
  Table,
  SeatFacts,
  SeatDetails,
  OptionIcon,
  Scorings,
  scorings: {
    title: (texts) => wordsFor(texts)('scorings'),
    begins: (event) => event.name === 'scoring_began',
  },
  look: (_view, seat) => lookOf(seat),
  points: (view, seat) => view.colonies[seat]?.points.reduce((sum, points) => sum + points, 0) ?? 0,
  sources: (view, seat) =>
    Object.fromEntries(SOURCES.map((source, k) => [source, view.colonies[seat]?.points[k] ?? 0])),
  gains,
  status: (view, texts) => {
    const words = wordsFor(texts);
    const cycle = ROMAN[view.cycle] ?? '';
    return {
      long: `${words('cycle', { cycle })} · ${words('round', { round: view.round + 1 })}`,
      short: `${cycle} · ${view.round + 1}/4`,
      chapter: words('cycle', { cycle }),
    };
  },
  label: labelOf,
  about: (decision, texts) => {
    const id = `forum-trajanum-web-about-${decision.prompt}`;
    return texts.has(id) ? texts.message(id) : undefined;
  },
  leavesToChance: 'arrange',
  previews: isPreviewed,
  isBehind: (verb) => verb === 'ignore',
  verb: (verb, texts) => wordsFor(texts)(`verb-${verb}`),
  keyFor,
  isOver: (view, decision) =>
    decision.options.every(
      (option) => CONVERSIONS.has(option.verb) || option.text === decision.end?.moves[0],
    ) && view.ways.length === 0,
  paneFor: (decision: Decision) => (isOnMat(decision) ? 'mat' : 'board'),
  isQuiet: (event: GameEvent) => QUIET.has(event.name),
};

export default forumTrajanum;
