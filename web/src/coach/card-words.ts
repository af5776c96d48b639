/** What the cards of a coach say. */
import type { LessonInfo, LessonIntroduction, LessonStep } from '../generated/wire';
import { catalogue, write } from '../i18n/index.svelte';
import type { Option } from '../table/contract';
import type { LessonCard } from './cards';
import type { Coach } from './coach.svelte';

export const introductionId = (lesson: LessonInfo, { id }: LessonIntroduction): string =>
  `${lesson.game}-introduction-${id}`;

const stepId = (lesson: LessonInfo, step: LessonStep): string =>
  `${lesson.game}-lesson-${lesson.name}-${step.id}`;

/** All moves of a turn are made: what is left of its step is to end it. */
const isTurnMade = (step: LessonStep, coach: Coach): boolean =>
  step.told !== true && coach.table.turnEnd !== undefined;

export function titleOf(card: LessonCard, coach: Coach): string {
  const { lesson } = coach;
  switch (card.kind) {
    case 'step':
      return write(
        isTurnMade(card.step, coach)
          ? 'lesson-turn-made-title'
          : `${stepId(lesson, card.step)}-title`,
      );
    case 'other':
      return write('lesson-else-title');
    case 'free':
      return write('lesson-free-title');
    case 'first':
      return write(`${introductionId(lesson, card.introduction)}-title`);
    case 'end':
      return write('lesson-end-title');
  }
}

export function linesOf(card: LessonCard, coach: Coach): readonly string[] {
  const { lesson } = coach;
  switch (card.kind) {
    case 'step':
      return [write(isTurnMade(card.step, coach) ? 'lesson-turn-made' : stepId(lesson, card.step))];
    case 'other':
      return linesOfOther(card.moves, coach);
    case 'free':
      return [write('lesson-free')];
    case 'first':
      return [write(introductionId(lesson, card.introduction))];
    case 'end':
      return [write(`${lesson.game}-lesson-${lesson.name}-end`)];
  }
}

/** What another move would do, and what the lesson says to that. */
function linesOfOther(moves: readonly string[], coach: Coach): readonly string[] {
  const { lesson, step } = coach;
  const option = coach.optionOf(moves[0]);
  const id = step === undefined ? '' : `${stepId(lesson, step)}-else`;
  const own = [`${id}-${option?.verb}`, id].find((each) => catalogue().has(each));
  const does = option && labelOf(option, coach);
  return [...(does ? [does] : []), write(own ?? 'lesson-else')];
}

/** What "Do it" does now. */
export function doLabel(coach: Coach): string {
  const { table, nextOption } = coach;
  if (table.turnEnd !== undefined)
    return write('lesson-do-move', { move: write('lesson-end-turn') });
  return nextOption === undefined
    ? write('lesson-do-it')
    : write('lesson-do-move', { move: table.texts.move(nextOption) });
}

function labelOf(option: Option, coach: Coach): string {
  const { decision, shown, game, texts } = coach.table;
  return (
    (decision && shown?.view ? game.label?.(shown.view, option, decision, texts) : undefined) ??
    texts.outcome(option)
  );
}
