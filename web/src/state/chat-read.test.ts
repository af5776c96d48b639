import { beforeEach, describe, expect, it } from 'vitest';
import type { ChatLine } from '../generated/wire';
import { keepRead, lastRead, newestNumber, unreadCount } from './chat-read';

const line = (number: number, seat: number | null): ChatLine => ({
  type: 'chat',
  channel: 'players',
  number,
  name: 'Livia',
  text: 'Salve',
  at: 0,
  seat,
});

describe('unread lines of a chat', () => {
  beforeEach(() => localStorage.clear());

  it('are never my own', () => {
    expect(unreadCount([line(1, 0), line(2, 1)], 0, 0)).toBe(1);
    expect(unreadCount([line(1, 0)], 0, 0)).toBe(0);
  });

  it('are not those that were read before a reload', () => {
    const lines = [line(3, 1), line(7, 1)];
    keepRead('t1', newestNumber(lines));
    expect(unreadCount([...lines, line(9, 1)], lastRead('t1'), 0)).toBe(1);
    expect(lastRead('t2')).toBe(0);
  });

  it('are remembered for the tables of late only', () => {
    for (let table = 0; table < 100; table += 1) keepRead(`t${table}`, 5);
    expect(lastRead('t99')).toBe(5);
    expect(lastRead('t0')).toBe(0);
  });
});
