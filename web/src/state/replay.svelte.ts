/** A finished game, frame by frame; loaded in stretches, the wanted one first. */
import type { Frame, Replay } from '../generated/wire';

const STRETCH = 60;

export class ReplayStore {
  about = $state.raw<Replay | undefined>(undefined);
  frames = $state.raw<readonly (Frame | undefined)[]>([]);
  private readonly load: (first: number, most: number) => Promise<Replay>;

  constructor(load: (first: number, most: number) => Promise<Replay>) {
    this.load = load;
  }

  /** Load the stretch around a position, then all others. */
  async open(at: number): Promise<void> {
    await this.need(at);
    const total = this.about?.total ?? 0;
    for (let first = 0; first < total; first += STRETCH)
      if (this.frames[first] === undefined) await this.read(first);
  }

  /** Have the position `at` ready, before its turn if need be. */
  async need(at: number): Promise<void> {
    if (this.frames[at] === undefined) await this.read(Math.floor(at / STRETCH) * STRETCH);
  }

  private async read(first: number): Promise<void> {
    const found = await this.load(first, STRETCH);
    this.about ??= found;
    const frames =
      this.frames.length === found.total
        ? [...this.frames]
        : Array.from({ length: found.total }, (_, place) => this.frames[place]);
    found.frames.forEach((frame, place) => (frames[found.first + place] = frame));
    this.frames = frames;
  }
}
