/** The drawings of Forum Trajanum, prepared by the build and made known once. */
import './pieces.css';
import { installDrawings } from '../../../art/in-place';
import { installSprite } from '../../../art/sprite';
import drawings from './icons.svg?drawings';

let isInstalled = false;

export function installPieces(): void {
  installSprite();
  if (!isInstalled) installDrawings(drawings);
  isInstalled = true;
}
