/** Letters for what is asked in the prompt bar: as large as leaves room for the sentence below it. */

/** Of what is asked, in pixels; a sentence about an answer begins with the second, so that less jumps. */
const SIZES = [23, 19, 17, 15] as const;
const SIZE_OF_ONE_LINE = 15;
const MANY_LINES = '9';

/** The style sheet reads `--ask` and `--lines` in a bar that keeps its height, and nowhere else. */
export function fitQuestion(box: HTMLElement, isTold: boolean): void {
  const [question, sentence] = [box.querySelector('h2'), box.querySelector('p')];
  const room = box.parentElement?.clientHeight ?? 0;
  if (question === null || room === 0) return;
  const height = (): number => question.offsetHeight + (sentence?.offsetHeight ?? 0) + 1;
  box.classList.remove('short');
  box.style.setProperty('--lines', MANY_LINES);
  for (const size of isTold ? SIZES.slice(1) : SIZES) {
    box.style.setProperty('--ask', `${size}px`);
    if (height() <= room) return;
  }
  if (isTold) {
    box.classList.add('short');
    box.style.setProperty('--ask', `${SIZE_OF_ONE_LINE}px`);
  }
  if (sentence === null) return;
  const line = parseFloat(getComputedStyle(sentence).lineHeight);
  const lines = Math.max(1, Math.floor((room - question.offsetHeight - 1) / line));
  box.style.setProperty('--lines', `${lines}`);
}
