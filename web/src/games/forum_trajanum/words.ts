/** The few words of the table itself, in the page's language; names of things come from the shared catalogues. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Texts } from '../../table/contract';
import coloniaDe from './words/colonia-de.ftl';
import coloniaEn from './words/colonia-en.ftl';
import coloniaRu from './words/colonia-ru.ftl';
import de from './words/de.ftl';
import en from './words/en.ftl';
import ru from './words/ru.ftl';

export type Words = (id: string, args?: Readonly<Record<string, string | number>>) => string;

const TEXT = { en: [en, coloniaEn], de: [de, coloniaDe], ru: [ru, coloniaRu] } as const;
const BUNDLES = new Map<string, FluentBundle>();

function bundleOf(language: Texts['language']): FluentBundle {
  const known = BUNDLES.get(language);
  if (known) return known;
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of TEXT[language]) bundle.addResource(new FluentResource(text));
  BUNDLES.set(language, bundle);
  return bundle;
}

/** A word of ours by its short id: `words('round', { round: 2 })`. */
export const wordsFor = (texts: Texts): Words => (id, args) => {
  const bundle = bundleOf(texts.language);
  const pattern = bundle.getMessage(id)?.value ?? bundleOf('en').getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : id;
};
