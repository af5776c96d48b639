/**
 * A game's table with sample positions: `vite`, then /gallery.html?game=trajan&fixture=middle-4&lang=de&theme=night. Not part of the build.
 * The positions lie in `src/games/GAME/fixtures` as the server would send them.
 */
import '../../styles/base.css';
import { mount } from 'svelte';
import { FluentCatalogue, type Language } from '../../i18n/catalogue';
import { makeTexts } from '../../i18n/texts';
import { loadVocabulary } from '../../i18n/vocabulary';
import type { Decision, GameEvent } from '../contract';
import { loadTable } from '../games';
import Gallery from './Gallery.svelte';

export type GalleryView = { readonly seat: number | null };
export type Fixture = {
  readonly view: GalleryView;
  readonly decision: Decision | null;
  readonly before: GalleryView | null;
  readonly events: readonly GameEvent[];
};

const FILES = import.meta.glob<Fixture>('../../games/*/fixtures/*.json', { import: 'default' });
const asked = new URLSearchParams(location.search);
const ask = (name: string, otherwise: string): string => asked.get(name) ?? otherwise;
const NAMES = ['Octavia', 'Livia', 'Marcus', 'Cassius'];

const name = asked.get('game');
if (name === null) throw new Error('say which game: ?game=…');
const language = ask('lang', 'en') as Language;
document.documentElement.lang = language;
document.documentElement.dataset['theme'] = ask('theme', 'day');
document.documentElement.dataset['palette'] = ask('palette', 'standard');
const catalogue = new FluentCatalogue(language);
await Promise.all(['common', 'web', name, `${name}-web`].map((stem) => catalogue.load(stem)));
const load =
  FILES[`../../games/${name.replaceAll('-', '_')}/fixtures/${ask('fixture', 'middle-4')}.json`];
if (!load) throw new Error(`no such fixture; there are ${Object.keys(FILES).join(', ')}`);
const game = await loadTable(name);
const target = document.getElementById('app');
if (!target || !game) throw new Error('no place for the gallery, or no such game');
mount(Gallery, {
  target,
  props: {
    game,
    fixture: await load(),
    texts: makeTexts(catalogue, await loadVocabulary(name), NAMES),
    names: NAMES,
    hovered: asked.get('point') ?? undefined,
    click: asked.get('click') ?? undefined,
    pane: ask('pane', 'mat') as 'board' | 'mat',
    isPlaying: asked.has('play'),
    layout: ask('layout', innerWidth < 900 ? 'narrow' : 'wide') as 'wide' | 'narrow',
  },
});
document.documentElement.dataset['ready'] = 'yes';
