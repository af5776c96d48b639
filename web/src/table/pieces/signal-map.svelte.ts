/** Values by name, each a state of its own: whoever asks for one name hears nothing of the others. */
export class SignalMap<T> {
  private now: ReadonlyMap<string, T> = new Map();
  private changes = $state(0);
  private readonly asked = new Map<string, Signal<T>>();
  private readonly isSame: (one: T, other: T) => boolean;

  constructor(isSame: (one: T, other: T) => boolean = Object.is) {
    this.isSame = isSame;
  }

  of(name: string): T | undefined {
    const kept = this.asked.get(name);
    if (kept) return kept.value;
    // A state does not count as read by whoever makes it: the first to ask for a name hears of the next change, whatever that is.
    void this.changes;
    this.asked.set(name, new Signal(this.now.get(name)));
    return this.now.get(name);
  }

  replace(next: ReadonlyMap<string, T>): void {
    this.now = next;
    this.changes += 1;
    for (const [name, kept] of this.asked) kept.keep(next.get(name), this.isSame);
  }
}

class Signal<T> {
  value = $state.raw<T | undefined>(undefined);

  constructor(first: T | undefined) {
    this.value = first;
  }

  keep(next: T | undefined, isSame: (one: T, other: T) => boolean): void {
    if (next === undefined || this.value === undefined || !isSame(this.value, next))
      this.value = next;
  }
}
