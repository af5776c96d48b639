/** What things on a table share with the table they stand on: what is offered, pointed at, explained. */
import { getContext, setContext } from 'svelte';
import type { Offer, Texts } from '../contract';

export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** What a tooltip says: a name, what it does, why it cannot be chosen, the number of the ruling. */
export type Hint = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly ruling?: number | undefined;
  readonly reason?: string | undefined;
  /** Asked for by a click or by holding: it stays until the next click elsewhere, so that its link can be followed. */
  readonly pinned?: boolean | undefined;
  readonly box: Box;
};

export type Things = {
  readonly texts: Texts;
  /** Whether whoever looks on has a seat: only then "why not" can be asked. */
  readonly isMine: boolean;
  /** A move is on its way: nothing is offered until it is answered. */
  readonly isBusy: boolean;
  readonly pointed: string | undefined;
  /** Whether what stands at a place has changed since one's last move. */
  readonly isChanged: (at: string) => boolean;
  readonly hint: Hint | undefined;
  /** What an offer says; without it, the catalogue's sentence. */
  readonly labelOf?: (offer: Offer) => string;
  /** Address of a ruling on the rules page. */
  readonly rulesAt?: (ruling: number) => string;
  readonly offerOf: (text: string | undefined) => Offer | undefined;
  readonly send: (text: string) => void;
  readonly aim: (text: string | undefined) => void;
  readonly showHint: (hint: Hint | undefined) => void;
  readonly explain: (text: string, about: Omit<Hint, 'reason'>) => Promise<void>;
  /** With a finger the first tap previews these, the second does them. */
  readonly isPreviewed: (offer: Offer) => boolean;
};

const KEY = Symbol('things');
export const provideThings = <T extends Things>(things: T): T => setContext(KEY, things);
export const useThings = (): Things => getContext<Things>(KEY);
