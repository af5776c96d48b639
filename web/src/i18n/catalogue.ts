/** The catalogues of one language. The only module that knows the Fluent library. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

export const LANGUAGES = ['en', 'de', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Readonly<Record<string, string | number>>;

/** Writes a message of a catalogue, such as `say('lobby-title')`. */
export type SayFunction = (id: string, values?: Values) => string;

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  ru: 'Русский',
};

const FILES = import.meta.glob<string>(
  ['../../../locales/*/*.ftl', '!../../../locales/*/*cli.ftl'],
  { import: 'default' },
);

export class FluentCatalogue {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  private readonly read = new Set<string>();

  constructor(language: Language) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  /** Read a file such as `trajan.ftl`, once. */
  async load(stem: string): Promise<void> {
    const file = FILES[`../../../locales/${this.language}/${stem}.ftl`];
    if (file === undefined || this.read.has(stem)) return;
    const text = await file();
    if (this.read.has(stem)) return;
    this.read.add(stem);
    this.bundle.addResource(new FluentResource(text));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The text of a message; its id where there is none. */
  write(id: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern === undefined || pattern === null) return id;
    return this.bundle.formatPattern(pattern, { ...values }, []);
  }

  /** The other forms of a message, by name. */
  forms(id: string): Readonly<Record<string, string>> {
    const attributes = this.bundle.getMessage(id)?.attributes ?? {};
    return Object.fromEntries(
      Object.entries(attributes).map(([form, pattern]) => [
        form,
        this.bundle.formatPattern(pattern, {}, []),
      ]),
    );
  }
}

export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return 'en';
}
