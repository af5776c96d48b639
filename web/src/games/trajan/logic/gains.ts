/** What a seat has more of than before its turn, in words. */
import type { Texts } from '../../../table/contract';
import { buildingFace, tileFace } from '../printed';
import { countOf } from './counts';
import type { Counts, PlayerView, TrajanView } from '../view';
import { wordsFor } from '../words';

const more = (before: number, after: number): number => Math.max(0, after - before);

/** Counted things that there are more of now, as `2 × bread`. */
function addedGains(
  before: Counts,
  after: Counts,
  name: (word: string) => string,
  times: (count: number, thing: string) => string,
): string[] {
  return Object.keys(after)
    .map((word) => ({ word, count: more(countOf(before, word), countOf(after, word)) }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => (count === 1 ? name(word) : times(count, name(word))));
}

/** Tiles that are told as what they are; votes are counted. */
const toldAsTiles = (tiles: Counts): Counts =>
  Object.fromEntries(Object.entries(tiles).filter(([word]) => tileFace(word).family !== 'votes'));

const filledSlots = (player: PlayerView): number =>
  player.slots.filter((tile) => tile !== null).length;

export function gains(
  before: TrajanView,
  after: TrajanView,
  seat: number,
  texts: Texts,
): readonly string[] {
  const old = before.players[seat];
  const now = after.players[seat];
  if (!old || !now) return [];
  const words = wordsFor(texts);
  const times = (count: number, thing: string): string =>
    texts.message('list-times', { count, thing });
  const countedGain = (id: string, count: number): string[] =>
    count > 0 ? [words(id, { count })] : [];
  return [
    ...addedGains(old.tiles, toldAsTiles(now.tiles), (word) => texts.thing('tile', word), times),
    ...addedGains(old.kept, now.kept, (word) => texts.thing('demand', word), times),
    ...now.buildings
      .filter((building) => !old.buildings.includes(building))
      .map((building) => texts.thing('part', buildingFace(building).part)),
    ...now.plus_two
      .filter((action) => !old.plus_two.includes(action))
      .map((action) => `${words('plus-two')} (${texts.thing('action', action)})`),
    ...countedGain('gain-slots', more(filledSlots(old), filledSlots(now))),
    ...countedGain('gain-cards', more(old.cards, now.cards)),
    ...countedGain('gain-workers', more(old.camp_workers, now.camp_workers)),
    ...countedGain('gain-legionnaires', more(old.camp_legionnaires, now.camp_legionnaires)),
    ...countedGain('gain-votes', more(old.votes, now.votes)),
  ];
}
