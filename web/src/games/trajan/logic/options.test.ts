import { describe, expect, it } from 'vitest';
import type { Decision, Option } from '../../../table/contract';
import {
  cargoText,
  fullest,
  isReachable,
  isWithin,
  mayPick,
  optionOfCards,
  findOption,
  payRow,
  shownOptions,
} from './options';

const option = (text: string): Option => {
  const [verb = '', ...nouns] = text.split(' ');
  return { text, verb, nouns };
};
const makeDecision = (prompt: string, ...texts: string[]): Decision => ({
  seat: 0,
  prompt,
  args: {},
  options: texts.map(option),
});
const seaport = makeDecision(
  'seaport',
  'draw',
  'take left',
  'lay wine',
  'lay wine oil',
  'ship identical wine',
  'ship different wine',
  'ship different oil wine',
  'ship pairs wine wild',
  'pass',
);

describe('which option does this selection mean', () => {
  it('finds a move by its text', () => {
    expect(findOption(seaport, 'draw')?.verb).toBe('draw');
    expect(findOption(seaport, 'sow I')).toBeUndefined();
    expect(findOption(undefined, 'draw')).toBeUndefined();
  });
  it('does not care about the order in which cards were picked', () => {
    expect(optionOfCards(seaport, ['wine', 'oil'], 'different')?.text).toBe(
      'ship different oil wine',
    );
    expect(optionOfCards(seaport, ['oil', 'wine'])?.text).toBe('lay wine oil');
  });
  it('means nothing while no card or the wrong cards are picked', () => {
    expect(optionOfCards(seaport, [], 'identical')).toBeUndefined();
    expect(optionOfCards(seaport, ['oil'], 'identical')).toBeUndefined();
    expect(optionOfCards(seaport, ['wine', 'wine'], 'identical')).toBeUndefined();
  });
  it('counts equal cards', () => {
    expect(isWithin(['wine', 'wine'], ['wine'])).toBe(false);
    expect(isWithin(['wine', 'wine'], ['wine', 'oil', 'wine'])).toBe(true);
  });
  it('lets only cards be picked that lead to an option', () => {
    expect(mayPick(seaport, [], 'oil')).toBe(true);
    expect(mayPick(seaport, ['oil'], 'oil')).toBe(false);
    expect(mayPick(seaport, ['wine'], 'wild')).toBe(true);
    expect(mayPick(seaport, ['oil'], 'wild')).toBe(false);
  });
  it('knows which ships the picked cards could still go to', () => {
    expect(isReachable(seaport, ['oil'], 'identical')).toBe(false);
    expect(isReachable(seaport, ['oil'], 'different')).toBe(true);
    expect(isReachable(seaport, ['oil'])).toBe(true);
  });
});

describe('what the prompt bar shows', () => {
  it('is everything until cards are picked, then what they mean', () => {
    expect(shownOptions(seaport, [])).toBeUndefined();
    expect(shownOptions(seaport, ['wine'])).toEqual([
      'draw',
      'take left',
      'lay wine',
      'ship identical wine',
      'ship different wine',
      'pass',
    ]);
  });
  it('narrows a discard to the picked card and leaves other questions alone', () => {
    const discard = makeDecision(
      'discard',
      'discard wine left',
      'discard wine right',
      'discard oil left',
      'discard oil right',
    );
    expect(shownOptions(discard, [])).toBeUndefined();
    expect(shownOptions(discard, ['oil'])).toEqual(['discard oil left', 'discard oil right']);
    expect(shownOptions(makeDecision('forum', 'collect bread', 'pass'), [])).toBeUndefined();
  });
});

describe('cargo', () => {
  it('counts pairs for the ship of pairs and cards for the others', () => {
    expect(payRow(option('ship pairs oil oil wine wild'))).toBe(2);
    expect(payRow(option('ship different oil wine'))).toBe(2);
  });
  it('says what a player would have to say', () => {
    expect(cargoText(['wine', 'oil'], 'pairs')).toBe('ship pairs wine oil');
    expect(cargoText(['wine'])).toBe('lay wine');
  });
});

describe('the cargo that a click on a ship suggests', () => {
  it('is the fullest one, with as few wild cards as possible', () => {
    const asks = makeDecision(
      'seaport',
      'ship identical wine',
      'ship identical wine wild',
      'ship identical oil oil',
      'ship pairs oil oil',
    );
    expect(fullest(asks, 'identical')?.text).toBe('ship identical oil oil');
    expect(fullest(asks, 'pairs')?.text).toBe('ship pairs oil oil');
  });
  it('is none where nothing can be shipped', () => {
    expect(fullest(seaport, 'nowhere')).toBeUndefined();
    expect(fullest(undefined, 'pairs')).toBeUndefined();
  });
});
