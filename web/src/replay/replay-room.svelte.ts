/** The study room of a replay: its link, who leads, and what whoever leads shows. */
import { untrack } from 'svelte';
import { loadGameTexts, say } from '../i18n/index.svelte';
import { lookTogether, newWord, StudyRoomSession } from '../review/study-room.svelte';
import { isHere } from '../state/api';
import { explain } from '../state/refusals';
import { withKey } from '../state/share';
import type { Pane } from '../table/contract';
import { keyForOthers } from './replay-link';
import type { ReplaySession } from './replay-session.svelte';

/** To be made while a component is made. */
export class ReplayRoom {
  readonly room = new StudyRoomSession();
  /** Which part of the table is looked at. */
  pane = $state<Pane>('board');
  readonly isOpen = $derived(this.room.state !== 'outside');
  /** A pasted record and a game of this device alone have no address for others. */
  readonly isPossible = $derived.by(() => this.table() !== '' && !isHere(this.table()));

  constructor(
    private readonly replay: ReplaySession,
    private readonly table: () => string,
    invitation: string,
  ) {
    const { room } = this;
    $effect(() => {
      if (invitation !== '' && replay.isLoaded && this.isPossible)
        untrack(() => void this.enter(invitation));
    });
    lookTogether(room, {
      isReady: () => replay.isLoaded,
      look: () => ({ entry: replay.at, line: 'played', pane: this.pane, seat: replay.seat }),
      goAlong: (wanted) => {
        replay.isPlaying = false;
        replay.step(wanted.entry);
        replay.seat = wanted.seat ?? 0;
        this.pane = wanted.pane ?? 'board';
      },
    });
  }

  /** Open a room of one's own; its address is the invitation. */
  async open(key: string): Promise<void> {
    try {
      const known = await keyForOthers(this.table(), key);
      if (known === undefined) {
        this.replay.trouble = say('share-refused');
        return;
      }
      const word = newWord();
      history.replaceState(null, '', this.address(known, `&room=${word}`));
      await this.enter(word);
    } catch (error) {
      this.replay.trouble = explain(error);
    }
  }

  leave(): void {
    this.room.leave();
    history.replaceState(null, '', this.address(location.hash.slice(1)));
  }

  private async enter(word: string): Promise<void> {
    await loadGameTexts('review');
    if (this.room.word !== word) this.room.enter(`tables/${this.table()}`, word);
  }

  private address(key: string, together = ''): string {
    const { at, seat } = this.replay;
    return withKey(`/replay/${this.table()}?at=${at}&seat=${seat}${together}`, key);
  }
}
