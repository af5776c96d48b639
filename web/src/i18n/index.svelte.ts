/** The language of the page. `say` and `texts` follow it at once, without a reload. */
import { Catalogue, bestLanguage, type Language, type Values } from './catalogue';

export { LANGUAGES, LANGUAGE_NAMES, type Language } from './catalogue';

const FOR_EVERY_PAGE = ['house', 'web'];

const catalogues = new Map<Language, Catalogue>();
const wanted = new Set(FOR_EVERY_PAGE);
let current = $state.raw({ catalogue: new Catalogue('en') });

async function loaded(language: Language): Promise<Catalogue> {
  const catalogue = catalogues.get(language) ?? new Catalogue(language);
  catalogues.set(language, catalogue);
  await Promise.all([...wanted].map(stem => catalogue.load(stem)));
  return catalogue;
}

/** Speak another language from now on. */
export async function speak(language: Language): Promise<void> {
  current = { catalogue: await loaded(language) };
  document.documentElement.lang = language;
}

/** Have the catalogue of a game ready, in this language and in any other that is chosen later. */
export async function learnGame(game: string): Promise<void> {
  wanted.add(game).add(`${game}-web`);
  current = { catalogue: await loaded(current.catalogue.language) };
}

export const catalogue = (): Catalogue => current.catalogue;
export const language = (): Language => current.catalogue.language;

/** A message of the page: `say('play-now')` is `web-play-now` of the catalogues. */
export const say = (id: string, values?: Values): string => current.catalogue.write(`web-${id}`, values);
export const has = (id: string): boolean => current.catalogue.has(`web-${id}`);
/** Any message, by its whole id. */
export const write = (id: string, values?: Values): string => current.catalogue.write(id, values);

export const firstLanguage = (): Language => bestLanguage(navigator.languages ?? [navigator.language]);

// numbers and dates

export const number = (value: number): string => value.toLocaleString(language());

export function date(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "2 hours ago". */
export function ago(at: number, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  const [unit, size] = STEPS.find(([, length]) => now - at >= length) ?? (['minute', 60_000] as const);
  return format.format(-Math.floor(Math.max(0, now - at) / size), unit);
}
