/* What does not fit: told as a list of sentences, empty when all is well. */
least => {
  const troubles = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) troubles.push(`the page is ${root.scrollWidth} wide in a window of ${innerWidth}`);
  const name = node => `${node.localName}.${[...node.classList].filter(each => !each.startsWith('svelte')).join('.')} "${node.textContent.trim().slice(0, 40)}"`;
  const isShown = node => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !node.closest('.sr, .skip, .skyline, [inert]') && getComputedStyle(node).clipPath === 'none';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const seen = new Set();
  while (walker.nextNode()) {
    const text = walker.currentNode, node = text.parentElement;
    if (!text.data.trim() || !node || seen.has(node) || ['SCRIPT', 'STYLE', 'OPTION', 'TITLE'].includes(node.tagName.toUpperCase()) || !isShown(node)) continue;
    seen.add(node);
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const isDrawn = node instanceof SVGElement;
    const size = isDrawn ? parseFloat(getComputedStyle(node).fontSize) * Math.abs(node.getScreenCTM()?.d ?? 1) : parseFloat(getComputedStyle(node).fontSize);
    if (size < (isDrawn ? least.drawn : least.written)) troubles.push(`${size.toFixed(1)} px: ${name(node)}`);
    if (isDrawn) continue;
    const style = getComputedStyle(node);
    const mayCut = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || node.closest('[data-may-cut], .strip, .facts');
    for (let each = node; each && each !== document.body; each = each.parentElement) {
      const about = getComputedStyle(each);
      if (/auto|scroll/.test(about.overflowX)) break; // can be scrolled to
      if (!/hidden|clip/.test(about.overflowX)) continue;
      const outer = each.getBoundingClientRect();
      if (!mayCut && about.textOverflow !== 'ellipsis' && (box.right > outer.right + 1.5 || box.left < outer.left - 1.5)) troubles.push(`cut off: ${name(node)} in ${name(each).slice(0, 40)}`);
      break;
    }
  }
  const buttons = [...document.querySelectorAll('button, a.button, select, input')].filter(node => isShown(node));
  /* The part of a thing that can be seen, inside everything that scrolls or cuts. */
  const seenBox = node => {
    let { left, top, right, bottom } = node.getBoundingClientRect();
    for (let each = node.parentElement; each && each !== document.body; each = each.parentElement) {
      if (getComputedStyle(each).overflowY === 'visible') continue;
      const outer = each.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, outer.left), Math.max(top, outer.top), Math.min(right, outer.right), Math.min(bottom, outer.bottom)];
    }
    return { left, top, right, bottom };
  };
  const boxes = buttons.map(node => [node, seenBox(node)]).filter(([, box]) => box.right > box.left && box.bottom > box.top);
  for (let i = 0; i < boxes.length; i += 1) for (let k = i + 1; k < boxes.length; k += 1) {
    const [one, a] = boxes[i], [other, b] = boxes[k];
    if (one.contains(other) || other.contains(one) || one.closest('dialog') !== other.closest('dialog')) continue;
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left), high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 2 && high > 2 && !one.matches('input[type=checkbox], input[type=radio]') && !other.matches('input[type=checkbox], input[type=radio]')) troubles.push(`overlap: ${name(one)} and ${name(other)}`);
  }
  return troubles;
}
