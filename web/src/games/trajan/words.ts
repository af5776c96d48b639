/** The few words of the table itself, in the page's language; names of things come from the shared catalogues. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Texts } from '../../table/contract';
import de from './words/de.ftl';
import en from './words/en.ftl';
import ru from './words/ru.ftl';

export type Words = (id: string, args?: Readonly<Record<string, string | number>>) => string;

const TEXT = { en, de, ru } as const;
const BUNDLES = new Map<string, FluentBundle>();

function bundleOf(language: Texts['language']): FluentBundle {
  const known = BUNDLES.get(language);
  if (known) return known;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(TEXT[language]));
  BUNDLES.set(language, bundle);
  return bundle;
}

/** A catalogue of the server wins over ours, so that words can move there. */
export const wordsFor = (texts: Texts): Words => (id, args) => {
  const whole = `trajan-web-${id}`;
  if (texts.has(whole)) return texts.message(whole, args);
  const bundle = bundleOf(texts.language);
  const pattern = bundle.getMessage(whole)?.value ?? bundleOf('en').getMessage(whole)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : id;
};
