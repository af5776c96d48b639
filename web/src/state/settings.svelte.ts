/** What a visitor has chosen, kept in this browser. */
import { LANGUAGES, firstLanguage, speak, type Language } from '../i18n/index.svelte';
import { PALETTES, SPEEDS, type Palette, type Speed, type TableSettings } from '../table/contract';

export const THEMES = ['system', 'day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

export type Settings = {
  readonly language: Language | undefined;
  readonly theme: Theme;
  readonly palette: Palette;
  readonly speed: Speed;
  readonly sound: boolean;
  readonly confirmEndOfTurn: boolean;
  /** Whether the prompt tells what had better not be missed. */
  readonly cautions: boolean;
  /** What "play now" plays: the game and the level used last, and against how many. */
  readonly game: string | undefined;
  readonly level: string | undefined;
  readonly opponents: number;
};

const KEY = 'ulpia.settings';
const PACE: Readonly<Record<Speed, number>> = { none: 0, fast: 0.5, normal: 1, slow: 2 };
const FIRST: Settings = {
  language: undefined,
  theme: 'system',
  palette: 'standard',
  speed: 'normal',
  sound: false,
  confirmEndOfTurn: true,
  cautions: true,
  game: undefined,
  level: undefined,
  opponents: 1,
};

const stillness = matches('(prefers-reduced-motion: reduce)');
const darkness = matches('(prefers-color-scheme: dark)');

let kept = $state.raw<Settings>(read());
let reduced = $state(stillness?.matches ?? false);
let dark = $state(darkness?.matches ?? false);

export const settings = (): Settings => kept;

export const isNight = (): boolean => kept.theme === 'night' || (kept.theme === 'system' && dark);

export function tableSettings(): TableSettings {
  const { speed, palette, sound, confirmEndOfTurn } = kept;
  return {
    speed,
    palette,
    sound,
    confirmEndOfTurn,
    reducedMotion: reduced,
    pace: reduced ? 0 : PACE[speed],
  };
}

export function choose(changes: Partial<Settings>): void {
  kept = { ...kept, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: the choice lasts until the page is closed.
  }
  if (changes.language !== undefined) void speak(changes.language);
  show();
}

/** Put the choices on the page. */
export function show(): void {
  const root = document.documentElement;
  root.dataset['theme'] = isNight() ? 'night' : 'day';
  root.dataset['palette'] = kept.palette;
  root.style.setProperty('--pace', String(tableSettings().pace));
}

export async function begin(): Promise<void> {
  stillness?.addEventListener('change', (event) => ((reduced = event.matches), show()));
  darkness?.addEventListener('change', (event) => ((dark = event.matches), show()));
  show();
  await speak(kept.language ?? firstLanguage());
}

function matches(query: string): MediaQueryList | undefined {
  return typeof matchMedia === 'function' ? matchMedia(query) : undefined;
}

function read(): Settings {
  try {
    return keepValid(
      JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Settings, unknown>>,
    );
  } catch {
    return FIRST;
  }
}

/** Take only what is one of the choices: an older version may have written this. */
function keepValid(found: Partial<Record<keyof Settings, unknown>>): Settings {
  return {
    language: LANGUAGES.find((each) => each === found.language),
    theme: THEMES.find((each) => each === found.theme) ?? FIRST.theme,
    palette: PALETTES.find((each) => each === found.palette) ?? FIRST.palette,
    speed: SPEEDS.find((each) => each === found.speed) ?? FIRST.speed,
    sound: found.sound === true,
    confirmEndOfTurn: found.confirmEndOfTurn !== false,
    cautions: found.cautions !== false,
    game: typeof found.game === 'string' ? found.game : undefined,
    level: typeof found.level === 'string' ? found.level : undefined,
    opponents: [1, 2, 3].find((each) => each === found.opponents) ?? FIRST.opponents,
  };
}
