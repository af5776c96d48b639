/** A Colonia alone: …/gallery/colonia.html?fixture=middle-4&lang=de&theme=night&seat=1&show=phone. Not part of the build. */
import '../../../../styles/base.css';
import '../../../../art/palettes.css';
import { mount } from 'svelte';
import { FluentCatalogue, type Language } from '../../../../i18n/catalogue';
import { makeTexts } from '../../../../i18n/texts';
import { loadVocabulary } from '../../../../i18n/vocabulary';
import type { Decision, TableProps } from '../../../../table/contract';
import type { ForumTrajanumView } from '../../view';
import Stand from './Stand.svelte';

type ColoniaFixture = { readonly view: ForumTrajanumView; readonly decision: Decision | null };
const FILES = import.meta.glob<ColoniaFixture>('../../fixtures/*.json', { import: 'default' });
const asked = new URLSearchParams(location.search);
const language = (asked.get('lang') ?? 'en') as Language;
document.documentElement.lang = language;
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'day';
document.documentElement.dataset['palette'] = asked.get('palette') ?? 'standard';
const catalogue = new FluentCatalogue(language);
await Promise.all(
  ['common', 'web', 'forum-trajanum', 'forum-trajanum-web'].map((stem) => catalogue.load(stem)),
);
const load = FILES[`../../fixtures/${asked.get('fixture') ?? 'middle-4'}.json`];
const target = document.getElementById('app');
if (!load || !target)
  throw new Error(`no such fixture; there are ${Object.keys(FILES).join(', ')}`);
const names = ['Octavia', 'Livia', 'Marcus', 'Cassius'];
const { view, decision } = await load();
const nothing = (): void => undefined;
const table: TableProps<ForumTrajanumView> = {
  view,
  decision: decision ?? undefined,
  names,
  texts: makeTexts(catalogue, await loadVocabulary('forum-trajanum'), names),
  hovered: asked.get('point') ?? undefined,
  settings: {
    speed: 'none',
    pace: 0,
    reducedMotion: true,
    palette: 'standard',
    confirmEndOfTurn: true,
    sound: false,
  },
  batch: { id: 0, events: [], live: false, undone: false },
  mySeat: view.seat ?? undefined,
  waiting: [],
  layout: 'wide',
  pane: undefined,
  send: (text) => (document.title = text),
  explain: (text) => Promise.resolve(`Why not “${text}”? The server would say. (R-37)`),
  hover: nothing,
  filterOptions: nothing,
  announce: nothing,
  onSettled: nothing,
  skips: 0,
  seats: undefined as never,
  log: undefined as never,
};
mount(Stand, {
  target,
  props: {
    table,
    seat: Number(asked.get('seat') ?? view.seat ?? 0),
    show: asked.get('show') ?? 'wide',
  },
});
document.documentElement.dataset['ready'] = 'yes';
