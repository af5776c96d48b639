/** The sprite of our icons: put once into the page, used by `<use href="#…">` everywhere. */
import source from './icons.svg?raw';

const ID = 'ulpia-icons';

export function installSprite(page: Document = document): void {
  if (page.getElementById(ID)) return;
  const holder = page.createElement('div');
  holder.id = ID;
  holder.setAttribute('aria-hidden', 'true');
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  holder.innerHTML = source.replace(/<!--[^]*?-->/g, '');
  page.body.prepend(holder);
}
