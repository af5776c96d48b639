/** What things on the board would be worth now: printed numbers counted, for hints only. The server scores. */
import { PROVINCE_POINTS, bonusFace, buildingFace } from '../printed';
import { countOf, type PlayerView, type TrajanView } from '../view';

const FOREIGN_LEGIONNAIRE = 3;

/** Points for placing a legionnaire of `seat` in a province now. */
export function provinceWorth(view: TrajanView, seat: number, province: string): number {
  const place = view.board.provinces.find(({ name }) => name === province);
  const foreign = place?.legionnaires.filter(other => other !== seat).length ?? 0;
  return Math.max(0, (PROVINCE_POINTS[province] ?? 0) - FOREIGN_LEGIONNAIRE * foreign);
}

/** How many things of `seat` a bonus tile counts now; wild tiles are left out. */
export function bonusCount(view: TrajanView, seat: number, bonus: string): number {
  const player = view.players[seat];
  if (!player) return 0;
  if (bonus.includes('-')) return bonus.split('-').reduce((sum, word) => sum + countOf(player.display, word), 0);
  if (bonus === 'workers') return view.board.site.filter(({ workers }) => workers.includes(seat)).length;
  if (bonus === 'legionnaires') return view.board.provinces.filter(({ legionnaires }) => legionnaires.includes(seat)).length;
  if (bonus === 'yellow') return player.bonus.filter(({ side }) => side === 'yellow').length + 1;
  return Math.min(1, countOf(player.tiles, bonus) + countOf(player.tiles, 'wild-demand'));
}

/** What a bonus tile of the senate would be worth to `seat` as consul, now. */
export const bonusWorth = (view: TrajanView, seat: number, bonus: string): number => Number(bonusFace(bonus).yellow) * bonusCount(view, seat, bonus);

/** Whether a building would be the first of its part on this mat. */
export const isFirstOfItsPart = (player: PlayerView, building: string): boolean => !player.buildings.some(other => buildingFace(other).part === buildingFace(building).part);

/** Seats by votes, most first; a tie goes to the higher space, then to the disc higher in the stack. */
export function senateRanking(view: TrajanView): readonly number[] {
  const height = (seat: number): number => view.board.senate.order.indexOf(seat);
  return view.players
    .map((player, seat) => ({ seat, player }))
    .sort((a, b) => b.player.votes - a.player.votes || b.player.senate - a.player.senate || height(b.seat) - height(a.seat))
    .map(({ seat }) => seat);
}
