/** Labels of options that tell what their pictures tell: what is taken, where it leads, what it brings. */
import type { Decision, Offer, Texts } from '../../../table/contract';
import { PART_ACTION, SHIP_POINTS, SPACE_WORDS, buildingFace } from '../printed';
import { ACTIONS, ROMAN, type PlayerView, type Ship, type TrajanTile, type TrajanView } from '../view';
import { wordsFor, type Words } from '../words';
import { payRow } from './offers';
import { previewOf } from './sowing';

/** The sentence of a move with what it means in this position. */
export function labelOf(view: TrajanView, offer: Offer, decision: Decision | undefined, texts: Texts): string {
  const move = texts.move(offer);
  const me = view.players[decision?.seat ?? view.seat ?? 0];
  const facts = me ? factsOf(view, me, offer, texts) : [];
  return facts.length === 0 ? move : wordsFor(texts)('label', { move, facts: facts.join('; ') });
}

function factsOf(view: TrajanView, me: PlayerView, offer: Offer, texts: Texts): readonly string[] {
  const words = wordsFor(texts);
  const [first = ''] = offer.nouns.map(String);
  switch (offer.verb) {
    case 'sow':
      return sowingFacts(me, ROMAN.indexOf(first as 'I'), texts);
    case 'march': {
      const tile = view.board.provinces.find(({ name }) => name === first)?.tile;
      return tile ? [words('label-finds', { tile: texts.thing('tile', tile) })] : [];
    }
    case 'occupy':
      return [texts.thing('province', me.leader), words('label-points', { points: me.outlook.provinces[me.leader] ?? 0 })];
    case 'claim':
    case 'choose':
      return tileFacts(view.board.stacks.find(({ name }) => name === first)?.top, texts, words);
    case 'build':
      return buildingFacts(view, me, first, texts);
    case 'ship':
      return [words('label-points', { points: SHIP_POINTS[first as Ship][view.board.ships[first as Ship]][payRow(offer) - 1] ?? 0 })];
    case 'take': {
      const top = first === 'deck' ? undefined : view.board.piles[first === 'left' ? 0 : 1]?.at(-1);
      return top ? [texts.thing('commodity', top)] : [];
    }
    case 'pick': {
      const points = me.outlook.bonus[view.board.senate.bonus.indexOf(first)];
      return points === undefined ? [] : [words('label-now', { points })];
    }
    default:
      return [];
  }
}

function sowingFacts(me: PlayerView, tray: number, texts: Texts): readonly string[] {
  const words = wordsFor(texts);
  const sowing = previewOf(me, tray);
  if (!sowing) return [];
  const named = (colours: readonly string[]): string => texts.joined(colours.map(colour => texts.thing('colour', colour)));
  const target = { target: ROMAN[sowing.target] ?? '', action: texts.thing('action', ACTIONS[sowing.target] ?? 'trajan') };
  const tile = sowing.completes && { points: sowing.completes.points, stack: texts.thing('stack', sowing.completes.stack), colours: named(sowing.needs) };
  return [
    words('label-markers', { count: sowing.count, colours: named(me.trays?.[tray] ?? []) }),
    words('label-target', target),
    ...(tile ? [words(sowing.needs.length > 0 ? 'label-completes-with' : 'label-completes', tile)] : []),
    words('label-time', { count: sowing.count }),
    ...(sowing.endsRound ? [words('label-round')] : []),
  ];
}

function tileFacts(top: TrajanTile | null | undefined, texts: Texts, words: Words): readonly string[] {
  if (!top) return [];
  const [first, second] = top.colours.map(colour => texts.thing('colour', colour));
  const demand = top.demand ? [texts.thing('demand', top.demand)] : [];
  return [...demand, words('label-asks', { first: first ?? '', second: second ?? '' }), words('label-points', { points: top.points })];
}

function buildingFacts(view: TrajanView, me: PlayerView, space: string, texts: Texts): readonly string[] {
  const words = wordsFor(texts);
  const building = view.board.site[SPACE_WORDS.indexOf(space)]?.building;
  if (!building) return [words('label-no-building')];
  const { part, points } = buildingFace(building);
  const bonus = me.outlook.new_parts.includes(part) ? [words('label-first', { action: texts.thing('action', PART_ACTION[part]) })] : [];
  return [words('building', { part: texts.thing('part', part), points }), ...bonus];
}
