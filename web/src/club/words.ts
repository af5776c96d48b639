/** The words of the club's pages, and names of what their lists are about. */
import { catalogue, number, write, type Language } from '../i18n/index.svelte';
import { gameTitle, levelName } from '../components/levels';

export type WordValues = Readonly<Record<string, string | number>>;

export const words = (id: string, values?: WordValues): string => write(`club-web-${id}`, values);

/** "Trajan · 3 seats". */
export const boardTitle = (game: string, seats: number): string =>
  words('board', { game: gameTitle(game), seats });

/** A quarter of the year, such as 4/2026. */
export function seasonName(season: string): string {
  const [year, quarter] = season.split('-');
  return words('season-name', { year: year ?? '', quarter: quarter ?? '' });
}

export const playerAddress = (name: string): string => `/players/${encodeURIComponent(name)}`;

/** The name of a person or of a level; of somebody who is not told, a former player's. */
export const rivalName = (rival: { name?: string | null; level?: string | null }): string =>
  rival.level ? levelName(rival.level) : (rival.name ?? words('former'));

export const percent = (share: number): string =>
  words('percent', { count: Math.round(100 * share) });

const format = new Map<string, Intl.NumberFormat>();

/** A number with one digit after the point. */
export function tenths(value: number, language: Language): string {
  const found =
    format.get(language) ??
    new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  format.set(language, found);
  return found.format(value);
}

/** A difference with its sign, as typeset. */
export const difference = (value: number, language: Language): string =>
  (value > 0 ? '+' : '') + tenths(value, language).replace('-', '−');

export const whole = (value: number): string => number(value);

/** A word of a game as its catalogue has it, with a capital; the plain word where it has none. */
export function thing(game: string, kind: string, word: string): string {
  const id = `${game}-kind-${kind}-${word}`;
  const text = catalogue().has(id) ? write(id) : word.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
