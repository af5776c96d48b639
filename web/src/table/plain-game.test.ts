import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { plainGame } from './plain-game';
import { tableProps } from './testing';

const VIEW = { seat: 0, hand: ['1', '4'], staked: null, points: [2, 5] };

describe('the table of a game that nobody has drawn', () => {
  it('shows the view as readable lists, and tells that it has settled', () => {
    const props = tableProps({ view: VIEW, decision: null }, undefined);
    const { container } = render(plainGame.Table, { props });
    const lines = [...container.querySelectorAll('li')].map((each) => each.textContent?.trim());
    expect(lines).toContain('hand 1, 4');
    expect(lines).toContain('staked –');
    expect(props.onSettled).toHaveBeenCalledWith(0);
  });
  it('finds the points where views usually tell them', () => {
    expect(plainGame.points(VIEW, 1)).toBe(5);
    expect(plainGame.points({ players: [{ points: 7 }] }, 0)).toBe(7);
    expect(plainGame.points({}, 0)).toBe(0);
  });
});
