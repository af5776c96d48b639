import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TurnEnd } from '../generated/wire';
import { catalogue, loadTableTexts, speak, type Language } from '../i18n/index.svelte';
import { makeTexts } from '../i18n/texts';
import { loadVocabulary } from '../i18n/vocabulary';
import type { AnyGameTable, Texts } from './contract';
import { sentence, turnGains } from './turn-gains.svelte';

type View = Readonly<Record<string, number>>;
const game = { sources: (view: View) => view } as unknown as AnyGameTable;
let texts: Texts;

async function textsIn(language: Language): Promise<Texts> {
  await loadTableTexts('trajan');
  await speak(language);
  return makeTexts(catalogue(), await loadVocabulary('trajan'), ['Livia', 'Gaius']);
}

beforeAll(async () => {
  texts = await textsIn('en');
});

/** A turn as the page sees it: who must choose, my points, what the server says that the turn brought. */
function follow(
  ...moments: readonly (readonly [isMine: boolean, view: View, end?: View, isPlaying?: boolean])[]
): string {
  let now = $state.raw(moments[0] as (typeof moments)[number]);
  let gains: { readonly text: string } | undefined;
  const stop = $effect.root(() => {
    gains = turnGains(
      () => ({ isMine: now[0], view: now[1] }),
      () => ({
        game,
        seat: 0,
        texts,
        end: now[2] && ({ seat: 0, since: 1, points: now[2] } as TurnEnd),
        isWaiting: now[3] ?? false,
        rings: false,
      }),
    );
  });
  for (const moment of moments) {
    now = moment;
    flushSync();
  }
  const said = gains?.text ?? '';
  stop();
  return said;
}

describe('what a turn brought', () => {
  it('is told with its sources', () => {
    expect(
      follow(
        [false, { ships: 0 }],
        [true, { ships: 0 }],
        [true, { ships: 5 }],
        [false, { ships: 5 }],
      ),
    ).toBe('Your turn: +5 points (Ships +5)');
  });

  it('is not told of a turn that brought nothing, as the set-up and a draft do', () => {
    expect(follow([false, { ships: 0 }], [true, { ships: 0 }], [false, { ships: 0 }])).toBe('');
  });

  it('is what the server says where the page was loaded in the middle of the turn', () => {
    expect(
      follow([true, { ships: 5 }], [true, { ships: 5 }, { ships: 5 }], [false, { ships: 5 }]),
    ).toBe('Your turn: +5 points (Ships +5)');
    expect(follow([true, { ships: 5 }], [false, { ships: 7 }])).toBe('');
  });

  it('is not forgotten while something is played back', () => {
    expect(
      follow(
        [false, { ships: 0 }],
        [true, { ships: 0 }],
        [false, { ships: 0 }, undefined, true],
        [true, { ships: 5 }],
        [false, { ships: 5 }],
      ),
    ).toContain('+5 points');
  });

  it.each([
    ['en', '+1 point ('],
    ['de', '+1 Punkt ('],
    ['ru', '+1 очко ('],
  ] as const)('agrees with its number in %s', async (language, expected) => {
    expect(sentence({ ships: 1 }, await textsIn(language))).toContain(expected);
  });
});
