/** All pieces at several sizes: `vite`, then /src/games/forum_trajanum/pieces/gallery/index.html?theme=night&palette=tritanopia. Not part of the build. */
import '../../../../styles/base.css';
import '../../../../art/palettes.css';
import { mount } from 'svelte';
import ColoniaGallery from './ColoniaGallery.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'day';
document.documentElement.dataset['palette'] = asked.get('palette') ?? 'standard';
const target = document.getElementById('app');
if (!target) throw new Error('no place for the gallery');
mount(ColoniaGallery, { target });
document.documentElement.dataset['ready'] = 'yes';
