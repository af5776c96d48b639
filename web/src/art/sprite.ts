/** Our icons, prepared by the build and made known once. */
import { installDrawings } from './in-place';
import drawings from './icons.svg?drawings';

let isInstalled = false;

export function installSprite(): void {
  if (!isInstalled) installDrawings(drawings);
  isInstalled = true;
}
