/** Trying out other moves from a moment of a game: the line, and the tree of branches that are kept in this browser. */
import type { Sandbox, TriedMove } from '../generated/wire';
import { api } from '../state/api';
import { explain } from '../state/refusals';

/** A line that somebody kept: it begins where its parent's first `from` moves end. */
export type Branch = {
  readonly id: number;
  readonly parent: number | undefined;
  readonly name: string;
  readonly entry: number;
  readonly line: readonly TriedMove[];
  /** In which of the imagined worlds, where the game still goes on. */
  readonly world?: number;
};

/** A moment of a game, the moves after it, and in which world, if that is imagined. */
export type TriedLine = {
  readonly entry: number;
  readonly line: readonly TriedMove[];
  readonly world: number;
};

/** The game in which moves are tried. */
export type SandboxSource = {
  /** Under which its branches are kept. */
  readonly key: string;
  readonly ask: (tried: TriedLine) => Promise<Sandbox>;
  /** A line as a record; nothing while the game goes on. */
  readonly record?: (tried: TriedLine) => Promise<string>;
};

/** A reviewed game: everything is open, with the deal that it had. */
export const sourceOfReview = (review: string): SandboxSource => ({
  key: review,
  ask: ({ entry, line }) => api.sandbox(review, { entry, line: [...line] }),
  record: ({ entry, line }) => api.sandboxRecord(review, { entry, line: [...line] }),
});

/** A game that goes on: what I cannot know is imagined, and dealt anew in every world. */
export const sourceOfTable = (table: string): SandboxSource => ({
  key: table,
  ask: ({ entry, line, world }) => api.tryMoves(table, { seq: entry, world, line: [...line] }),
});

/** A branch in the order of the tree, and how deep it is in it. */
export type Placed = Branch & { readonly depth: number };

export const MAX_BRANCHES = 60;
export const MAX_NAME = 60;
export const KEY = 'ulpia.branches.';

/** Branches in the order of a tree: each after its parent. */
export function inOrder(branches: readonly Branch[]): readonly Placed[] {
  const below = (parent: number | undefined, depth: number): Placed[] =>
    branches
      .filter((each) => each.parent === parent)
      .flatMap((each) => [{ ...each, depth }, ...below(each.id, depth + 1)]);
  return below(undefined, 0);
}

/** A branch and all that grew out of it. */
export function withoutBranch(branches: readonly Branch[], id: number): readonly Branch[] {
  const children = branches.filter((each) => each.parent === id);
  return children.reduce<readonly Branch[]>(
    (left, each) => withoutBranch(left, each.id),
    branches.filter((each) => each.id !== id),
  );
}

export class SandboxSession {
  entry = $state(0);
  world = $state(0);
  line = $state.raw<readonly TriedMove[]>([]);
  now = $state.raw<Sandbox | undefined>(undefined);
  trouble = $state('');
  isBusy = $state(false);
  branches = $state.raw<readonly Branch[]>([]);
  /** The branch that the line grows out of. */
  parent = $state<number | undefined>(undefined);
  readonly tree = $derived(inOrder(this.branches));

  constructor(readonly source: SandboxSource) {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(KEY + source.key) ?? '[]');
      if (Array.isArray(kept)) this.branches = kept as Branch[];
    } catch {
      this.branches = []; // what this browser kept is broken, or it keeps nothing
    }
  }

  async begin(entry: number): Promise<void> {
    this.parent = undefined;
    await this.go({ entry, line: [], world: 0 });
  }

  /** Begin once more in another world. */
  async dealAnew(): Promise<void> {
    this.parent = undefined;
    await this.go({ entry: this.entry, line: [], world: this.world + 1 });
  }

  async play(seat: number, move: string): Promise<void> {
    await this.go({ ...this.tried(), line: [...this.line, { seat, move }] });
  }

  /** Go back to where so many moves of the line are played. */
  async back(count: number): Promise<void> {
    await this.go({ ...this.tried(), line: this.line.slice(0, count) });
  }

  async open(branch: Branch): Promise<void> {
    this.parent = branch.id;
    await this.go({ ...branch, world: branch.world ?? 0 });
  }

  private readonly tried = (): TriedLine => {
    const { entry, line, world } = this;
    return { entry, line, world };
  };

  private async go({ entry, line, world }: TriedLine): Promise<void> {
    this.isBusy = true;
    this.trouble = '';
    try {
      this.now = await this.source.ask({ entry, line, world });
      this.entry = entry;
      this.line = line;
      this.world = world;
    } catch (error) {
      this.trouble = explain(error);
    }
    this.isBusy = false;
  }

  keep(name: string): void {
    const id = 1 + Math.max(0, ...this.branches.map((each) => each.id));
    this.store([
      ...this.branches,
      { id, parent: this.parent, name: name.slice(0, MAX_NAME), ...this.tried() },
    ]);
    this.parent = id;
  }

  rename(id: number, name: string): void {
    this.store(this.branches.map((each) => (each.id === id ? { ...each, name } : each)));
  }

  remove(id: number): void {
    this.store(withoutBranch(this.branches, id));
    if (!this.branches.some((each) => each.id === this.parent)) this.parent = undefined;
  }

  private store(branches: readonly Branch[]): void {
    this.branches = branches;
    try {
      localStorage.setItem(KEY + this.source.key, JSON.stringify(branches));
    } catch {
      // A browser that keeps nothing: the branches live as long as the page.
    }
  }

  /** Save the game as it goes on with this line, as a file. */
  async save(branch: Branch): Promise<void> {
    this.trouble = '';
    try {
      const record = (await this.source.record?.({ ...branch, world: 0 })) ?? '';
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
      link.download = `${branch.name.replace(/[^\p{L}\p{N}]+/gu, '-') || 'branch'}.game`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      this.trouble = explain(error);
    }
  }
}
