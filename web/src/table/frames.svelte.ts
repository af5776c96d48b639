/**
 * The frame scheduler: decides what is drawn when.
 *
 * A change of the position is painted first. What follows from it waits for the frames after it, in the order of `PRIORITIES`,
 * each in a task of its own, so that none of it keeps the picture or a click waiting. Whatever waits here is only late: every
 * task runs, and buttons that are late belong to no other question (`isLate` of the table page).
 */

/** What may wait, most urgent first, and how many frames must be painted before it. */
const PRIORITIES = {
  /** The rest of a board that changes in too many places for one frame. */
  board: 1,
  /** The question in the prompt bar. */
  prompt: 1,
  /** Further buttons of a long list. */
  buttons: 1,
  /** Measuring where places are, once nothing waits to be laid out. */
  measure: 1,
  /** The log and the strips of the others. */
  panels: 2,
} as const;
export type Priority = keyof typeof PRIORITIES;
const ORDER = Object.keys(PRIORITIES) as readonly Priority[];

type Task = { readonly priority: Priority; framesLeft: number; readonly run: () => void };

const tasks = new Set<Task>();
let requested: number | undefined;

/** Run a task after the next paint, or the one its priority waits for; the answer cancels it. */
export function schedule(priority: Priority, run: () => void): () => void {
  const task: Task = { priority, framesLeft: PRIORITIES[priority], run };
  tasks.add(task);
  requested ??= requestAnimationFrame(countFrame);
  return () => {
    tasks.delete(task);
    if (tasks.size > 0 || requested === undefined) return;
    cancelAnimationFrame(requested);
    requested = undefined;
  };
}

/** A frame is about to be painted: what is due runs right after it. */
function countFrame(): void {
  requested = undefined;
  const due = [...tasks].filter((task) => (task.framesLeft -= 1) === 0);
  due.sort((one, other) => ORDER.indexOf(one.priority) - ORDER.indexOf(other.priority));
  for (const task of due) setTimeout(() => tasks.delete(task) && task.run());
  if (due.length < tasks.size) requested = requestAnimationFrame(countFrame);
}

/** A value that follows another one when its priority is due. To be called while a component is made. */
export function deferredValue<T extends object>(
  priority: Priority,
  get: () => T | undefined,
): { readonly now: T | undefined } {
  let current = $state.raw<T | undefined>(undefined);
  $effect(() => {
    const next = get();
    return schedule(priority, () => (current = next));
  });
  return {
    /** At first there is nothing to keep waiting, and what is missing would change the room for the rest. */
    get now() {
      return current ?? get();
    },
  };
}
