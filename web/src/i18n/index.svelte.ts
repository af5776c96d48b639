/** The language of the page. `say` and `texts` follow it at once, without a reload. */
import { FluentCatalogue, bestLanguage, type Language, type Values } from './catalogue';

export { LANGUAGES, LANGUAGE_NAMES, type Language } from './catalogue';

const FOR_EVERY_PAGE = ['common', 'web'];

const catalogues = new Map<Language, FluentCatalogue>();
const wanted = new Set(FOR_EVERY_PAGE);
let current = $state.raw({ catalogue: new FluentCatalogue('en') });

async function loadCatalogue(language: Language): Promise<FluentCatalogue> {
  const catalogue = catalogues.get(language) ?? new FluentCatalogue(language);
  catalogues.set(language, catalogue);
  await Promise.all([...wanted].map((stem) => catalogue.load(stem)));
  return catalogue;
}

/** Speak another language from now on. */
export async function speak(language: Language): Promise<void> {
  current = { catalogue: await loadCatalogue(language) };
  document.documentElement.lang = language;
}

/** Load the catalogue of a game, in this language and in any other that is chosen later. */
export const loadGameTexts = (game: string): Promise<void> => loadStems(game);

/** The same with the words that only the game's table needs. */
export const loadTableTexts = (game: string): Promise<void> =>
  loadStems(game, `${game}-web`, `${game}-outcome`, `${game}-turns`);

/** The words of the coach: its own, and those of a game's lessons. */
export const loadLessonTexts = (game: string): Promise<void> =>
  loadStems('lesson', `${game}-lesson`);

/** The same with what the coach says in free play. */
export const loadCoachTexts = (game: string): Promise<void> =>
  loadStems('lesson', `${game}-lesson`, `${game}-introduction`);

/** The words of a game with those of its page "How to play". */
export const loadHowToTexts = (game: string): Promise<void> =>
  loadStems(game, `${game}-web`, `${game}-howto`);

/** The words of plans: of all games, and of this one. */
export const loadPlanTexts = (game: string): Promise<void> => loadStems('plan', `${game}-plan`);

/** The words of hints: of all games, and of this one. */
export const loadHintTexts = (game: string): Promise<void> => loadStems('hint', `${game}-hint`);

async function loadStems(...stems: readonly string[]): Promise<void> {
  for (const stem of stems) wanted.add(stem);
  current = { catalogue: await loadCatalogue(current.catalogue.language) };
}

/** Words that one page needs and no other. */
export const loadPageTexts = (stem: string): Promise<void> => loadStems(stem);

export const catalogue = (): FluentCatalogue => current.catalogue;
export const language = (): Language => current.catalogue.language;

/** A message of the page: `say('play-now')` is `web-play-now` of the catalogues. */
export const say = (id: string, values?: Values): string =>
  current.catalogue.write(`web-${id}`, values);
export const has = (id: string): boolean => current.catalogue.has(`web-${id}`);
/** Any message, by its whole id. */
export const write = (id: string, values?: Values): string => current.catalogue.write(id, values);

export const firstLanguage = (): Language =>
  bestLanguage(navigator.languages ?? [navigator.language]);

// numbers and dates

export const number = (value: number): string => value.toLocaleString(language());

export function date(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(
    at,
  );
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "2 hours ago". */
export function ago(at: number, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  const [unit, size] =
    STEPS.find(([, length]) => now - at >= length) ?? (['minute', 60_000] as const);
  return format.format(-Math.floor(Math.max(0, now - at) / size), unit);
}
