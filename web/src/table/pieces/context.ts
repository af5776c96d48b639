/** What things on a table share with the table they stand on: what is offered, pointed at, explain. */
import { getContext, setContext } from 'svelte';
import type { Option, Texts } from '../contract';

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** What a tooltip says: a name, what it does, why it cannot be chosen, the number of the ruling. */
export type Tooltip = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly ruling?: number | undefined;
  readonly reason?: string | undefined;
  /** Asked for by a click or by holding: it stays until the next click elsewhere, so that its link can be followed. */
  readonly pinned?: boolean | undefined;
  readonly box: Box;
};

export type PieceContext = {
  readonly texts: Texts;
  /** Whether whoever looks on has a seat: only then "why not" can be asked. */
  readonly isMine: boolean;
  /** A move is on its way: nothing is offered until it is answered. */
  readonly isBusy: boolean;
  readonly hovered: string | undefined;
  /** Whether what stands at a place has changed since one's last move. */
  readonly isChanged: (at: string) => boolean;
  readonly hint: Tooltip | undefined;
  /** What an offer says; without it, the catalogue's sentence. */
  readonly labelOf?: (option: Option) => string;
  /** Address of a ruling on the rules page. */
  readonly rulesAt?: (ruling: number) => string;
  readonly optionOf: (text: string | undefined) => Option | undefined;
  readonly send: (text: string) => void;
  readonly hover: (text: string | undefined) => void;
  readonly showHint: (hint: Tooltip | undefined) => void;
  readonly explain: (text: string, about: Omit<Tooltip, 'reason'>) => Promise<void>;
  /** With a finger the first tap previews these, the second does them. */
  readonly isPreviewed: (option: Option) => boolean;
};

const KEY = Symbol('things');
export const providePieceContext = <T extends PieceContext>(things: T): T =>
  setContext(KEY, things);
export const usePieceContext = (): PieceContext => getContext<PieceContext>(KEY);
