import { describe, expect, it } from 'vitest';
import type { Decision, Texts } from '../../../table/contract';
import type { TrajanView } from '../view';
import { faceOf } from './option-icons';

type Sample = { readonly view: TrajanView; readonly decision: Decision | null };
const SAMPLES = import.meta.glob<Sample>('../fixtures/prompt-*.json', {
  import: 'default',
  eager: true,
});
const texts = {
  language: 'en',
  message: (id: string) => id,
  thing: (_: string, word: string) => word,
  move: ({ text }: { text: string }) => text,
} as unknown as Texts;

describe('faces of options', () => {
  it.each(Object.entries(SAMPLES))('%s: every option shows something', (_, { view, decision }) => {
    for (const option of decision?.options ?? []) {
      const face = faceOf(view, option, texts);
      expect(face.icons.length > 0 || face.words !== undefined, option.text).toBe(true);
      expect(
        face.icons.every((icon) => /^[a-z0-9-]+$/.test(icon)),
        option.text,
      ).toBe(true);
    }
  });
  it('say what a ship pays', () => {
    const { view } = SAMPLES['../fixtures/prompt-seaport.json'] as Sample;
    const coloured = {
      ...view,
      board: {
        ...view.board,
        ship_points: { identical: [2, 6, 12, 20], different: [0, 1, 3, 5], pairs: [5, 10, 15] },
      },
    } satisfies TrajanView;
    expect(
      faceOf(
        coloured,
        { text: '', verb: 'ship', nouns: ['identical', 'wine', 'wine', 'wild'] },
        texts,
      ).points,
    ).toBe(12);
    expect(
      faceOf(coloured, { text: '', verb: 'ship', nouns: ['different', 'wine'] }, texts).points,
    ).toBe(0);
    expect(
      faceOf(
        coloured,
        { text: '', verb: 'ship', nouns: ['pairs', 'wine', 'wine', 'oil', 'wild'] },
        texts,
      ).points,
    ).toBe(10);
  });
});
