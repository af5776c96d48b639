/** The box of buttons in the prompt bar: makes them lower where they are too many for one row, and tells what lies beyond its edge. */
import { tick } from 'svelte';
import { measureOverflow, type Overflow } from './overflow';

/** Read one by one, so that each effect follows only what it reads. */
type Inputs = {
  /** Where this is the same, the buttons are as high as the last time. */
  readonly shape: string;
  /** All buttons are there. */
  readonly isWhole: boolean;
  /** What stands in the box. */
  readonly content: readonly unknown[];
  /** What is said beside it, which may move the box. */
  readonly sentences: readonly string[];
};

/** To be made while a component is made. */
export class OptionBox {
  /** The prompt bar, and the box with the buttons in it. */
  bar = $state<HTMLElement>();
  box = $state<HTMLElement>();
  /** What lies beyond the edge of the box, and where the box is. */
  overflow = $state.raw<Overflow | undefined>(undefined);
  frame = $state('');
  private readonly isTightBy = new Map<string, boolean>();
  private width = 0;
  private readonly inputs: Inputs;

  constructor(inputs: Inputs) {
    this.inputs = inputs;
    // The bar keeps its height, so that the board stays where it is: too many buttons for one row become lower.
    // That is measured by an observer: it is called when the page has been laid out and not yet been drawn. What was too much
    // once is lower from the start the next time.
    $effect(() => {
      void [inputs.content, inputs.isWhole];
      if (!this.box) return undefined;
      const before = this.isTightBy.get(`${this.width} ${inputs.shape}`);
      this.bar?.classList.toggle('tight', before ?? false);
      const observer = new ResizeObserver(() => {
        this.fit();
        this.measureEdges();
      });
      observer.observe(this.box);
      // Its place follows from the bar's shape, too: a window that is turned may leave the box as large as it was.
      if (this.bar) observer.observe(this.bar);
      return () => observer.disconnect();
    });
    // What is said, and its letters when they have come, may move the box without another size.
    $effect(() => {
      void [inputs.content, inputs.sentences];
      void tick().then(() => this.measureEdges());
    });
    $effect(() => void document.fonts?.ready.then(() => this.measureEdges()));
  }

  private fit(): void {
    const { bar, box } = this;
    if (!bar || !box || !this.inputs.isWhole) return;
    // The width of the bar, not of the box: that of the box follows from this class, and would never come to rest.
    if (bar.clientWidth !== this.width) bar.classList.remove('tight');
    this.width = bar.clientWidth;
    if (bar.classList.contains('tight')) return;
    const isTight = box.scrollHeight > box.clientHeight + 1;
    this.isTightBy.set(`${this.width} ${this.inputs.shape}`, isTight);
    bar.classList.toggle('tight', isTight);
  }

  measureEdges(): void {
    const { box } = this;
    if (!box) return;
    this.overflow = measureOverflow(box);
    this.frame = `left:${box.offsetLeft}px;top:${box.offsetTop}px;width:${box.offsetWidth}px;height:${box.offsetHeight}px`;
  }

  /** One box on, or from the end back to the beginning. */
  scrollOn(): void {
    const { box, overflow } = this;
    if (overflow?.more === 0) box?.scrollTo({ left: 0, top: 0 });
    else if (overflow?.direction === 'right') box?.scrollBy({ left: box.clientWidth * 0.7 });
    else box?.scrollBy({ top: box.clientHeight * 0.7 });
  }
}
