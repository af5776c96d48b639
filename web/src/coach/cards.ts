/** What a coach may have to say. */
import type { LessonIntroduction, LessonStep } from '../generated/wire';

/**
 * `step`: the lesson goes on. `other`: a move that is not the lesson's waits for a word. `free`: the
 * learner went another way. `first`: something is met for the first time in free play.
 */
export type LessonCard =
  | { readonly kind: 'step'; readonly number: number; readonly step: LessonStep }
  | { readonly kind: 'other'; readonly moves: readonly string[] }
  | { readonly kind: 'free' }
  | { readonly kind: 'first'; readonly introduction: LessonIntroduction }
  | { readonly kind: 'end' };
