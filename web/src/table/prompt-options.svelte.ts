/** The buttons of the prompt bar: which options they stand for, by which keys they are chosen, how many are there yet. */
import type { AnyGameTable, Decision, Option, Texts } from './contract';
import { isBeginner } from '../state/lessons.svelte';
import { schedule } from './frames.svelte';
import { fold, singles, type Group } from './option-groups';
import { numberKey, typeKey } from './prompt-keys';

type Inputs = {
  readonly game: AnyGameTable;
  readonly texts: Texts;
  readonly decision: Decision | undefined;
  /** The options that are shown; undefined: all. */
  readonly filteredTexts: readonly string[] | undefined;
};

/** Many buttons come in several frames, twice as many in each: the first are there at once, and all after a few. */
const AT_ONCE = 6;

/** To be made while a component is made. */
export class PromptOptions {
  /** The verb whose options are unfolded. */
  verb = $state<string | undefined>(undefined);
  /** What has been typed of a number with several digits. */
  typed = $state('');
  private readonly inputs: Inputs;
  private most = $state(AT_ONCE);

  constructor(inputs: Inputs) {
    this.inputs = inputs;
    $effect.pre(() => {
      void this.groups;
      this.most = AT_ONCE;
    });
    // it reads the number itself, so it runs until all are there
    $effect(() =>
      this.most < this.groups.length ? schedule('buttons', () => (this.most *= 2)) : undefined,
    );
  }

  readonly open = $derived.by((): readonly Option[] => {
    const { decision, filteredTexts } = this.inputs;
    if (decision === undefined) return [];
    return filteredTexts === undefined
      ? this.inOrder(decision.options)
      : decision.options.filter((option) => filteredTexts.includes(option.text));
  });
  /** Beginners meet first what leaves a choice of the set-up to chance. */
  private inOrder(options: readonly Option[]): readonly Option[] {
    const verb = this.inputs.game.leavesToChance;
    const first = verb === undefined ? undefined : options.find((option) => option.verb === verb);
    if (first === undefined || !isBeginner()) return options;
    return [first, ...options.filter((option) => option !== first)];
  }
  private readonly folds = $derived(
    fold(this.open, (verb) => this.inputs.game.isBehind?.(verb) ?? false),
  );
  readonly unfolded = $derived(
    this.folds.find((group) => group.verb === this.verb && group.options.length > 1),
  );
  /** The buttons: single options and folded verbs, or the options of the verb that was unfolded. */
  readonly groups = $derived(
    this.unfolded === undefined ? this.folds : singles(this.unfolded.options),
  );
  readonly keys = $derived(
    this.groups.map((group, place) => this.ownKey(group) ?? numberKey(place, this.groups.length)),
  );
  readonly isWhole = $derived(this.most >= this.groups.length);
  /** The buttons that are there already. */
  readonly drawn = $derived(this.groups.slice(0, this.most));

  /** A game's own key of a single option. */
  private ownKey(group: Group): string | undefined {
    const { game, decision, texts } = this.inputs;
    const [only] = group.options;
    return group.options.length !== 1 || only === undefined || decision === undefined
      ? undefined
      : game.keyFor?.(only, decision, texts);
  }

  unfold(group: Group): void {
    this.verb = group.verb;
    this.typed = '';
  }

  reset(): void {
    this.verb = undefined;
    this.typed = '';
  }

  /** Forget what was typed, or fold what was unfolded; false if there is neither. */
  goBack(): boolean {
    if (this.typed === '' && this.verb === undefined) return false;
    if (this.typed === '') this.verb = undefined;
    this.typed = '';
    return true;
  }

  /** The button that a key means, once all its digits are typed; false if the key means nothing here. */
  type(key: string): Group | boolean {
    const found = typeKey(this.keys, this.typed, key);
    this.typed = found !== undefined && 'typed' in found ? found.typed : '';
    const meant = found !== undefined && 'chosen' in found ? this.groups[found.chosen] : undefined;
    return meant ?? found !== undefined;
  }
}
