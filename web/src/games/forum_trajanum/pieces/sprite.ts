/** The drawings of Forum Trajanum: put once into the page, used by `<use href="#ft-…">` everywhere. */
import './pieces.css';
import { installSprite } from '../../../art/sprite';
import source from './icons.svg?raw';

const ID = 'forum-trajanum-pieces';
const LINE = 'fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** Symbols say only what is special about them: here they get the usual viewBox and line. */
export const withUsual = (symbol: string): string => {
  const box = symbol.includes('viewBox') ? '' : ' viewBox="0 0 48 48"';
  const stroke = symbol.includes('stroke=') ? '' : ' stroke="currentColor"';
  return `${symbol.slice(0, -1)}${box}${stroke} ${LINE}>`;
};

export function installPieces(page: Document = document): void {
  installSprite(page);
  if (page.getElementById(ID)) return;
  const holder = page.createElement('div');
  holder.id = ID;
  holder.setAttribute('aria-hidden', 'true');
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  holder.innerHTML = source.replace(/<!--[^]*?-->/g, '').replace(/<symbol [^>]*>/g, withUsual);
  page.body.prepend(holder);
}
