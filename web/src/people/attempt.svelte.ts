/** Something that may be refused: what went wrong, what went well, and whether it still goes on. */
import { explain } from '../state/refusals';

export class Attempt {
  trouble = $state('');
  good = $state('');
  isBusy = $state(false);

  /** Do it; afterwards say `success`, or why not. */
  async make(work: () => Promise<unknown>, success = ''): Promise<void> {
    this.trouble = this.good = '';
    this.isBusy = true;
    try {
      await work();
      this.good = success;
    } catch (error) {
      this.trouble = explain(error);
    }
    this.isBusy = false;
  }
}
