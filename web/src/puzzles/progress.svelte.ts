/** Which puzzles were solved or tried: kept in this browser. */
export type PuzzleState = 'solved' | 'tried';

const KEY = 'ulpia.puzzles';

function read(): Readonly<Record<string, PuzzleState>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null
      ? (kept as Readonly<Record<string, PuzzleState>>)
      : {};
  } catch {
    return {}; // nothing can be kept here, or somebody has written something else
  }
}

let states = $state.raw(read());

export const puzzleState = (id: string): PuzzleState | undefined => states[id];

/** Note how a puzzle went; one that was solved stays solved. */
export function notePuzzle(id: string, state: PuzzleState): void {
  if (states[id] === 'solved') return;
  states = { ...states, [id]: state };
  try {
    localStorage.setItem(KEY, JSON.stringify(states));
  } catch {
    return; // it is known as long as the page is open
  }
}

/** The puzzle to go on with: the first that is not solved after one, or the first of all. */
export function nextPuzzle<P extends { readonly id: string }>(
  puzzles: readonly P[],
  after?: string,
): P | undefined {
  const from = puzzles.findIndex((each) => each.id === after) + 1;
  const order = [...puzzles.slice(from), ...puzzles.slice(0, from)].filter(
    (each) => each.id !== after,
  );
  return order.find((each) => states[each.id] !== 'solved') ?? order[0];
}
