/** The keyboard: digits for trays and slots, initials for colours, Escape takes picked cards back. */
import type { Decision, Option, Texts } from '../../table/contract';
import type { Model } from './model.svelte';
import { COLOURS, TRAYS } from './view';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** The colour an initial stands for: of its name in the page's language, else of its English word. */
export function colourOfKey(key: string, nameOf: (colour: string) => string): string | undefined {
  const letter = key.toLowerCase();
  return (
    COLOURS.find((colour) => nameOf(colour).charAt(0).toLowerCase() === letter) ??
    COLOURS.find((colour) => colour.charAt(0) === letter)
  );
}

/** The key that chooses an offer, as the prompt bar shows it. */
export function keyFor(option: Option, _decision: Decision, texts: Texts): string | undefined {
  const word = String(option.nouns[0] ?? '');
  if (option.verb === 'sow') return String(TRAYS.indexOf(word as 'I') + 1);
  if (option.verb !== 'drop' && option.verb !== 'place') return undefined;
  const initial = texts.thing('colour', word).charAt(0).toLowerCase();
  return colourOfKey(initial, (colour) => texts.thing('colour', colour)) === word
    ? initial.toLocaleUpperCase(texts.language)
    : undefined;
}

export function handleKey(event: KeyboardEvent, table: Model): void {
  if (
    event.ctrlKey ||
    event.altKey ||
    event.metaKey ||
    isTyping(event.target) ||
    event.defaultPrevented
  )
    return;
  const text = moveOfKey(event.key, table);
  if (event.key === 'Escape' && table.picked.length > 0) table.pick([]);
  else if (event.key === '0' && table.decision?.prompt === 'drop') table.layRest();
  else if (text !== undefined && table.optionOf(text)) table.send(text);
  else return;
  event.preventDefault();
}

function moveOfKey(key: string, table: Model): string | undefined {
  const numeral = TRAYS[Number(key) - 1];
  if (numeral && table.decision?.prompt === 'choose_tiles')
    return `choose ${table.picked[0]} ${numeral}`;
  if (numeral) return `sow ${numeral}`;
  if (key.length !== 1) return undefined;
  const colour = colourOfKey(key, (word) => table.texts.thing('colour', word));
  return colour && `${table.decision?.prompt === 'place' ? 'place' : 'drop'} ${colour}`;
}
