/* What a player sees at the table, told to the tests. Resolves when there is something new to do, or
   when the table has gone on, for whoever waits only for that. */
(seen, since, patience) => {
  const SELECTOR = '.piece.offered';
  const reachable = thing => {
    const halo = thing.querySelector('.halo') ?? thing;
    const { left, top, width, height } = halo.getBoundingClientRect();
    if (width === 0) return undefined;
    for (const [fx, fy] of [[.5, .5], [.5, .25], [.5, .75], [.25, .5], [.75, .5], [.25, .25], [.75, .75], [.1, .5], [.1, .1], [.9, .9]]) {
      const x = left + width * fx, y = top + height * fy;
      if (document.elementFromPoint(x, y)?.closest('.piece') === thing) return { x, y };
    }
    return null;
  };
  const look = () => {
    const table = document.querySelector('.table[data-seq]');
    if (!table || table.dataset.ready !== 'true') return undefined;
    if (document.querySelector('dialog .ending')) return { isOver: true, state: 'over', seq: Number(table.dataset.seq), things: [], buttons: [] };
    if (table.querySelector('.prompt .next-thing')) return undefined; // it is over, and the dialog is on its way
    const seq = Number(table.dataset.seq);
    if (since !== null && seq > since) return { isOver: false, state: '', seq, things: [], buttons: [] };
    const buttons = [...table.querySelectorAll('.prompt .options button')];
    if (buttons.some(button => button.disabled)) return undefined; // a move is on its way
    const things = [...table.querySelectorAll(SELECTOR)].filter(thing => thing.checkVisibility?.({ visibilityProperty: true }) ?? true);
    const prompt = table.querySelector('.prompt h2')?.textContent ?? '';
    // by their places: picking another may leave as many picked, and the same buttons
    const picked = [...table.querySelectorAll('.piece.selected')].map(thing => thing.dataset.at ?? '').join('+');
    const nameOf = button => button.getAttribute('aria-label') ?? button.textContent;
    const names = buttons.map(nameOf).join('|');
    const state = `${table.dataset.seq}/${prompt}/${picked}/${names}/${things.length}`;
    if (state === seen || buttons.length === 0 && things.length === 0) return undefined;
    return {
      isOver: false, state, prompt, seq,
      things: things.map(thing => ({ move: thing.dataset.move ?? '', at: thing.dataset.at ?? '', isPicked: thing.classList.contains('selected'), spot: reachable(thing) })),
      buttons: buttons.map(button => ({ move: button.dataset.move ?? '', key: button.querySelector('kbd')?.textContent ?? '', text: nameOf(button), isBack: button.classList.contains('back') })),
    };
  };
  return new Promise((resolve, reject) => {
    const end = performance.now() + patience;
    const step = () => {
      const found = look();
      if (found) resolve(found);
      else if (performance.now() > end) reject(new Error(`nothing new to do after ${seen}; ${document.querySelector('.prompt')?.textContent}`));
      else requestAnimationFrame(step);
    };
    step();
  });
}
