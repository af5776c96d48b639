/** Trajan's table with sample positions: `vite`, then /gallery.html?fixture=middle-4&lang=de&theme=night. Not part of the build. */
import '../../../look/base.css';
import { mount } from 'svelte';
import { Catalogue, type Language } from '../../../i18n/catalogue';
import { makeTexts } from '../../../i18n/texts';
import { loadVocabulary } from '../../../i18n/vocabulary';
import type { Decision, GameEvent } from '../../../table/contract';
import type { TrajanView } from '../view';
import Gallery from './Gallery.svelte';

export type Fixture = { readonly view: TrajanView; readonly decision: Decision | null; readonly before: TrajanView | null; readonly events: readonly GameEvent[] };

const FILES = import.meta.glob<Fixture>('../fixtures/*.json', { import: 'default' });
const asked = new URLSearchParams(location.search);
const ask = (name: string, otherwise: string): string => asked.get(name) ?? otherwise;
const NAMES = ['Octavia', 'Livia', 'Marcus', 'Cassius'];

const language = ask('lang', 'en') as Language;
document.documentElement.lang = language;
document.documentElement.dataset['theme'] = ask('theme', 'day');
document.documentElement.dataset['palette'] = ask('palette', 'standard');
const catalogue = new Catalogue(language);
await Promise.all(['house', 'web', 'trajan', 'trajan-web'].map(stem => catalogue.load(stem)));
const load = FILES[`../fixtures/${ask('fixture', 'middle-4')}.json`];
if (!load) throw new Error(`no such fixture; there are ${Object.keys(FILES).join(', ')}`);
const target = document.getElementById('app');
if (!target) throw new Error('no place for the gallery');
mount(Gallery, {
  target,
  props: {
    fixture: await load(),
    texts: makeTexts(catalogue, await loadVocabulary('trajan'), NAMES),
    names: NAMES,
    pointed: asked.get('point') ?? undefined,
    picks: asked.get('pick')?.split(',') ?? [],
    pane: ask('pane', 'mat') as 'board' | 'mat',
    isPlaying: asked.has('play'),
    layout: ask('layout', innerWidth < 900 ? 'narrow' : 'wide') as 'wide' | 'narrow',
  },
});
document.documentElement.dataset['ready'] = 'yes';
