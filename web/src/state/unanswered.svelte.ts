/** What I told or asked the server and it has not answered yet. */
import type { Command, Hint, PlanPreview, Position, WhyNot } from '../generated/wire';
import { PendingAnswers } from './pending-answers';

export class Unanswered {
  /** A command is on its way. */
  isBusy = $state(false);
  readonly hints = new PendingAnswers<Hint | undefined>();
  readonly plans = new PendingAnswers<PlanPreview | undefined>();
  readonly questions = new PendingAnswers<WhyNot>();
  private readonly commands = new Map<string, Command['type']>();

  /** A command was sent under this id; until it is answered no move is taken. */
  wait(id: string, type: Command['type']): void {
    this.commands.set(id, type);
    this.isBusy = true;
  }

  markAnswered(id: string): void {
    this.commands.delete(id);
    this.isBusy = this.commands.size > 0;
  }

  /** A position that holds what I did comes before the word that it is done; nobody need wait for that. */
  markAnsweredBy(position: Position): void {
    const mine = new Set(
      position.entries.filter((entry) => entry.seat === position.viewer).map((entry) => entry.kind),
    );
    for (const [id, kind] of this.commands)
      if (mine.has(kind === 'redo' || kind === 'moves' ? 'move' : kind)) this.markAnswered(id);
  }

  /** The server does not do what it was asked. */
  refuse(id: string | null | undefined): void {
    this.hints.answer(id, undefined);
    this.plans.answer(id, undefined);
    this.markAnswered(id ?? '');
  }
}
