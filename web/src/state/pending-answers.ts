/** Questions to the server that have not been answered yet, by the number of the message. */
export class PendingAnswers<T> {
  private readonly waiting = new Map<string, (answer: T) => void>();

  waitFor(id: string): Promise<T> {
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  /** Hand over an answer; a question of somebody else is none of ours. */
  answer(id: string | null | undefined, answer: T): void {
    this.waiting.get(id ?? '')?.(answer);
    this.waiting.delete(id ?? '');
  }
}
