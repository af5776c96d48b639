/** What a request to take moves back says in words: whose moves, how many, and what was revealed since. */
import type { SayFunction } from '../i18n/catalogue';
import type { UndoRequest } from '../generated/wire';
import type { Texts } from './contract';

/** More than so many revealed things are counted, not listed. */
const MAX_LISTED = 4;

export type RequestWords = {
  /** Whose moves would be taken back, and how many; empty if the server does not say. */
  readonly moves: string;
  readonly revealed: string;
  readonly events: readonly string[];
  /** How many more things were revealed than are listed, as a sentence; empty if none. */
  readonly more: string;
};

export function requestWords(
  request: UndoRequest,
  names: readonly string[],
  texts: Texts,
  say: SayFunction,
): RequestWords {
  const counts = (request.moves ?? []).map(({ seat, count }) =>
    say('undo-moves-of', { name: names[seat] ?? say('someone'), count }),
  );
  const events = (request.revealed ?? []).map((event) => texts.event(event));
  const hidden = events.length - MAX_LISTED;
  return {
    moves: counts.length === 0 ? '' : say('undo-takes', { moves: texts.list(counts) }),
    revealed: say(
      events.length > 0
        ? 'undo-revealed'
        : request.has_revealed
          ? 'undo-revealed-some'
          : 'undo-revealed-none',
    ),
    events: events.slice(-MAX_LISTED),
    more: hidden > 0 ? say('undo-revealed-more', { count: hidden }) : '',
  };
}
