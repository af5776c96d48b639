/** Measures what a card speaks of, and finds the place of the card and the outline of the veil. */
import { tick, untrack } from 'svelte';
import { litElements, within } from './lit';
import {
  inflate,
  overlapOf,
  placeBeside,
  rectOf,
  roundedOutline,
  type Rect,
  type Spot,
} from '../table/placing';

/** Pictures move: what is lit is looked at again so often. */
const LOOK_MS = 200;
const MARGIN = 8;
const EDGE = 5;
const RADIUS = 12;
/** The share of a thing that must be in sight to be outlined. */
const LEAST_SEEN = 0.3;
const PROMPT = '.table > .prompt';
const HEAD = '.table > .top';
const NEWS = '.news-banner';
/** What the veil leaves as it is. */
const CLEAR = '.table > .prompt, .table > .tabs, .table > .top';

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** To be made while a component is made. */
export class Spotlight {
  lit = $state.raw<readonly Rect[]>([]);
  spot = $state.raw<Spot | undefined>(undefined);
  /** The card has to be low: as it was, nothing that it speaks of could be lit. */
  isTight = $state(false);
  width = $state(0);
  height = $state(0);
  private scrolled: Element | undefined;
  private isSought = false;
  private clear = $state.raw<readonly Rect[]>([]);

  constructor(names: () => readonly string[], cardBox: () => HTMLElement | null | undefined) {
    $effect(() => {
      const wanted = names();
      const card = cardBox();
      if (!card) return;
      void tick().then(() => this.bringIntoView(wanted));
      const look = (): void => this.look(wanted, card);
      const lookAnew = (): void => {
        this.isTight = false;
        this.scrolled = undefined;
        this.isSought = false;
        look();
      };
      untrack(lookAnew);
      const timer = setInterval(look, LOOK_MS);
      addEventListener('resize', lookAnew);
      addEventListener('scroll', look, { capture: true, passive: true });
      return () => {
        clearInterval(timer);
        removeEventListener('resize', lookAnew);
        removeEventListener('scroll', look, { capture: true });
      };
    });
  }

  /** The outlines of what the veil leaves open. */
  get holes(): readonly string[] {
    return [...this.edges, ...this.clear.map((each) => roundedOutline(each, 0))];
  }

  get edges(): readonly string[] {
    return this.lit.map((each) => roundedOutline(inflate(each, EDGE), RADIUS));
  }

  private bringIntoView(names: readonly string[]): void {
    for (const element of litElements(names).reverse())
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /** Where the card would cover something, what matters most goes to the top of its pane. */
  private scrollOnce(names: readonly string[]): void {
    const [first] = litElements(names);
    if (first === undefined || first === this.scrolled) return;
    this.scrolled = first;
    first.scrollIntoView({ block: 'start', inline: 'nearest' });
  }

  private look(names: readonly string[], card: HTMLElement): void {
    const stage = document.querySelector('.table > .stage');
    if (stage === null || !card.isConnected) return;
    this.width = innerWidth;
    this.height = innerHeight;
    const bounds = rectOf(stage);
    const whole = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const prompts = [...document.querySelectorAll(PROMPT)].map(rectOf);
    const heads = [...document.querySelectorAll(HEAD)];
    const all = litElements(names);
    const parts = all.flatMap((each) => {
      const rect = rectOf(each);
      // what the prompt and the head line hide of it is not outlined
      const hiding = prompts.find((prompt) => overlapOf(rect, prompt) > 0);
      const head = heads.find((one) => !one.contains(each) && overlapOf(rect, rectOf(one)) > 0);
      const top = head === undefined ? whole.top : rectOf(head).bottom;
      const seen = within(rect, { ...whole, top, bottom: hiding?.top ?? whole.bottom });
      if (!seen) return [];
      return { seen, share: (seen.bottom - seen.top) / (rect.bottom - rect.top) };
    });
    // a sliver is outlined only where nothing else of what is meant can be seen
    const clearly = parts.filter(({ share }) => share >= LEAST_SEEN);
    const lit = (clearly.length > 0 ? clearly : parts).map(({ seen }) => seen);
    if (lit.length === 0 && all.length > 0 && !this.isSought) {
      this.isSought = true; // the window has another shape now: what is meant lies elsewhere
      this.bringIntoView(names);
    }
    const clear = [...document.querySelectorAll(CLEAR)].map(rectOf);
    if (!same(clear, this.clear)) this.clear = clear;
    const size = { width: card.offsetWidth, height: card.offsetHeight };
    const room = lit.map((each) => inflate(each, EDGE + 2));
    const place = (avoid: string): ReturnType<typeof placeBeside> =>
      placeBeside(
        size,
        inflate(bounds, -MARGIN),
        room,
        [...document.querySelectorAll(avoid)].map(rectOf),
      );
    const beside = place(`${PROMPT}, ${NEWS}`);
    // news go with the next click: they are covered before anything that is spoken of
    const { spot, count } =
      beside.count === lit.length && beside.spot.overlap === 0 ? beside : place(PROMPT);
    if (count < all.length) this.scrollOnce(names);
    if (count === 0 && lit.length > 0) this.isTight = true;
    const shown = lit.slice(0, count);
    if (!same(shown, this.lit)) this.lit = shown;
    if (!same(spot, this.spot)) this.spot = spot;
  }
}
