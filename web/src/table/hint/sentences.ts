/** A hint in words: the moves of a turn, why it is better, what it brings by source. */
import type { Hint, HintReason, HintTurn } from '../../generated/wire';
import type { Decision, Texts } from '../contract';

/** A move by its text, as its button would say it. */
function moveSaid(text: string, decision: Decision | undefined, texts: Texts): string {
  const option = decision?.options.find((each) => each.text === text);
  if (option) return texts.move(option);
  const [verb = '', ...nouns] = text.split(' ');
  return texts.move({ text, verb, nouns });
}

export const turnSaid = (
  turn: HintTurn,
  decision: Decision | undefined,
  texts: Texts,
): readonly string[] => turn.moves.map((text) => moveSaid(text, decision, texts));

const sourceSaid = (game: string, source: string, texts: Texts): string =>
  texts.has(`${game}-hint-for-${source}`)
    ? texts.message(`${game}-hint-for-${source}`)
    : texts.source(source);

export const topicSaid = (game: string, topic: string, texts: Texts): string =>
  texts.message(`${game}-hint-topic-${topic}`);

/** Why it is better than the next best turn; nothing where whatever is done comes to the same. */
export function whySaid(game: string, { why }: Hint, texts: Texts): string {
  if (!why) return texts.message('hint-same');
  const sources = Object.entries(why.sources).map(
    ([number, source]) => [`${number}_for`, sourceSaid(game, source, texts)] as const,
  );
  return texts.message(why.message, { ...why.numbers, ...Object.fromEntries(sources) });
}

/** How far the next best turn is behind; the adviser may have looked further than the forecast. */
export function marginSaid({ close, margin = 0 }: Hint, texts: Texts): string {
  if (close) return texts.message('hint-close');
  if (margin <= -1) return texts.message('hint-unsure');
  return texts.message('hint-margin', { points: Math.max(1, Math.round(margin)) });
}

/** The message of the page that says when a source brings its points. */
export const CHIP_WORDS: Readonly<Record<HintReason['kind'], string>> = {
  now: 'hint-now',
  towards: 'hint-towards',
  gives_up: 'hint-gives_up',
};

/** Points as a chip says them: whole, with their sign. */
export const chipPoints = ({ kind, points }: HintReason): string =>
  `${kind === 'gives_up' ? '−' : '+'}${Math.max(1, Math.round(Math.abs(points)))}`;

export const chipSource = (game: string, { source }: HintReason, texts: Texts): string =>
  sourceSaid(game, source, texts);
