import { describe, expect, it, vi } from 'vitest';

const listened = new Map<string, (event: unknown) => void>();
vi.stubGlobal('addEventListener', (type: string, hear: (event: unknown) => void) =>
  listened.set(type, hear),
);
const { readPush, within } = await import('./push');

describe('push messages', () => {
  it('are read only if they are ours', () => {
    const told = { title: 'Salve', body: 'b', url: 'https://u.test/t/k', tag: 'k' };
    expect(readPush(told)).toEqual(told);
    for (const wrong of [null, 'x', { ...told, url: 5 }, {}])
      expect(readPush(wrong)).toBeUndefined();
  });

  it('lead to our own pages, wherever they point', () => {
    expect(within('https://u.test', 'https://evil.test/t/k?at=3')).toBe('https://u.test/t/k?at=3');
    expect(within('https://u.test', 'javascript:alert(1)')).toMatch(/^https:\/\/u\.test/);
  });

  it('are shown, one for each table', async () => {
    const shown: unknown[] = [];
    const registration = {
      showNotification: (...told: unknown[]) => Promise.resolve(void shown.push(told)),
    };
    vi.stubGlobal('registration', registration);
    vi.stubGlobal('location', { origin: 'https://u.test' });
    const told = { title: 'Salve', body: 'b', url: '/t/k', tag: 'k' };
    const work: Promise<unknown>[] = [];
    listened.get('push')?.({
      data: { json: () => told },
      waitUntil: (p: Promise<unknown>) => work.push(p),
    });
    await Promise.all(work);
    expect(shown).toEqual([
      ['Salve', { body: 'b', tag: 'k', data: 'https://u.test/t/k', icon: '/icon.svg' }],
    ]);
  });
});
