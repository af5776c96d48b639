import { fireEvent, render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { FluentCatalogue } from '../../i18n/catalogue';
import type { TableProps, Texts } from '../../table/contract';
import { tableProps } from '../../table/testing';
import stakes from './index';
import type { StakesView } from './view';

const VIEW: StakesView = {
  seat: 0,
  hand: ['1', '4'],
  staked: null,
  waiting: [true, true],
  played: [],
  points: [2, 0],
};
const OPTIONS = ['1', '4'].map((card) => ({ text: `stake ${card}`, verb: 'stake', nouns: [card] }));
let texts: Texts;

beforeAll(async () => {
  const catalogue = new FluentCatalogue('en');
  await catalogue.load('stakes');
  texts = {
    language: 'en',
    action: () => undefined,
    message: (id) => catalogue.write(id),
    has: (id) => catalogue.has(id),
    thing: (kind, word) => catalogue.write(`stakes-kind-${kind}-${word}`),
    thingForms: (name, _, word) => ({ [name]: word }),
    source: (name) => name,
    move: (option) => option.text,
    outcome: (option) => option.text,
    caution: ({ name }) => name,
    goal: ({ name }) => name,
    stop: ({ name }) => name,
    event: (event) => event.name,
    prompt: ({ prompt }) => prompt,
    refusal: (code) => code,
    number: String,
    list: (things) => things.join(', '),
  };
});

function show(changes: Partial<TableProps<StakesView>> = {}) {
  const decision = { seat: 0, prompt: 'stake', args: {}, options: OPTIONS };
  const props = tableProps({ view: VIEW, decision }, texts, {
    batch: { id: 7, events: [], live: false, undone: false },
    explain: vi.fn(() => Promise.resolve('not in hand')),
    ...changes,
  });
  return { props, ...render(stakes.Table, { props }) };
}

describe('the smallest table', () => {
  it('lets what is offered glow, and nothing else', () => {
    const { container } = show();
    expect(
      [...container.querySelectorAll('.piece.offered')].map((each) => each.getAttribute('data-at')),
    ).toEqual(['card-1', 'card-4']);
  });
  it('sends a move by click and by key, and asks why not', async () => {
    const { container, props, findByRole } = show();
    await fireEvent.click(container.querySelector('[data-at=card-4] [role=button]') as Element);
    await fireEvent.keyDown(container.querySelector('[data-at=card-1] [role=button]') as Element, {
      key: 'Enter',
    });
    await fireEvent.click(container.querySelector('[data-at=card-2] [role=button]') as Element);
    expect(vi.mocked(props.send).mock.calls).toEqual([['stake 4'], ['stake 1']]);
    expect(await findByRole('tooltip')).toHaveTextContent('not in hand');
  });
  it('tells that it has settled, and what the shell asks', () => {
    const { props } = show();
    expect(props.onSettled).toHaveBeenCalledWith(7);
    expect(stakes.points(VIEW, 0)).toBe(2);
    expect(stakes.status(VIEW, texts).long).toBe('Stakes');
    expect(stakes.look(VIEW, 1).shape).toBe('triangle');
  });
});
