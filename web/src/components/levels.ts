/** The names of the AI's levels; one that the catalogues do not know is called by its own name. */
import { catalogue, has, say, write } from '../i18n/index.svelte';

/** The title of a game; its own name where the catalogues do not know it yet. */
export function gameTitle(game: string): string {
  const id = `${game}-title`;
  return catalogue().has(id) ? write(id) : game.split(/[-_]/).map(plain).join(' ');
}

/** A game in one sentence, for those who choose; nothing where its catalogue has none. */
export const gameTagline = (game: string): string | undefined =>
  catalogue().forms(`${game}-title`)['tagline'];

const plain = (level: string): string =>
  level.charAt(0).toUpperCase() + level.slice(1).replace(/[-_]/g, ' ');

export const levelName = (level: string): string =>
  has(`level-${level}`) ? say(`level-${level}`) : plain(level);
export const levelAgainst = (level: string): string =>
  catalogue().forms(`web-level-${level}`)['against'] ?? levelName(level);
export const levelHelp = (level: string): string =>
  has(`level-help-${level}`) ? say(`level-help-${level}`) : '';
