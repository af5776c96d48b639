/** How far somebody has come with the coach, kept in this browser. */

/** What was told at a table: the number of the next step that only tells, and what was put away. */
export type Progress = {
  readonly told: number;
  /** The learner has sent the coach away here. */
  readonly isSkipped: boolean;
  /** The learner knows that they play their own game now. */
  readonly isFree: boolean;
};

const START: Progress = { told: 0, isSkipped: false, isFree: false };
const keyOf = (table: string): string => `ulpia.lesson.${table}`;

export function readProgress(table: string): Progress {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(table)) ?? '{}') as Partial<
      Record<keyof Progress, unknown>
    >;
    return {
      told: typeof found.told === 'number' ? found.told : 0,
      isSkipped: found.isSkipped === true,
      isFree: found.isFree === true,
    };
  } catch {
    return START;
  }
}

export function keepProgress(table: string, progress: Progress): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(progress));
  } catch {
    // A browser that keeps nothing: the coach begins the step anew.
  }
}

const INTRODUCED = 'ulpia.introduced';

/** What the coach has introduced in free play, at any table in this browser. */
export function readIntroductions(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(INTRODUCED) ?? '[]');
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

export function noteIntroduction(id: string): void {
  try {
    localStorage.setItem(INTRODUCED, JSON.stringify([...readIntroductions(), id]));
  } catch {
    // A browser that keeps nothing: the coach says it again another time.
  }
}
