/** Which lessons somebody has finished or skipped, kept in this browser. */
export type LessonState = 'finished' | 'skipped';

const KEY = 'ulpia.lessons';
let known = $state.raw<Readonly<Record<string, LessonState>>>(read());

const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`;

export const lessonState = (game: string, lesson: string): LessonState | undefined =>
  known[nameOf(game, lesson)];

/** Whether somebody has not finished or skipped any lesson yet. */
export const isNewcomer = (): boolean => Object.keys(known).length === 0;

/** Whether somebody has never said that they can play without lessons. */
export const isBeginner = (): boolean => !Object.values(known).includes('skipped');

/** Remember a lesson; what was finished stays so. */
export function noteLesson(game: string, lesson: string, state: LessonState): void {
  const name = nameOf(game, lesson);
  if (known[name] === state || known[name] === 'finished') return;
  known = { ...known, [name]: state };
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // A browser that keeps nothing: it holds until the page is closed.
  }
}

function read(): Readonly<Record<string, LessonState>> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(found).filter(([, state]) => state === 'finished' || state === 'skipped'),
    ) as Record<string, LessonState>;
  } catch {
    return {};
  }
}
