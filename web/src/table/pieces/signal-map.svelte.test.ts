import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { SignalMap } from './signal-map.svelte';

describe('values by name', () => {
  it('tell of a change only those who asked for that name', () => {
    const named = new SignalMap<number>();
    named.replace(new Map([['a', 1]]));
    const heard: string[] = [];
    const asked: string[] = [];
    const end = $effect.root(() => {
      for (const name of ['a', 'b', 'c']) {
        const value = $derived.by(() => {
          asked.push(name);
          return named.of(name);
        });
        $effect(() => void heard.push(`${name}=${value}`));
      }
    });
    flushSync();
    expect(heard.splice(0)).toEqual(['a=1', 'b=undefined', 'c=undefined']);
    named.replace(
      new Map([
        ['a', 1],
        ['b', 2],
      ]),
    );
    flushSync();
    expect(heard.splice(0)).toEqual(['b=2']);
    // what asks is asked again only for its own name
    asked.splice(0);
    named.replace(
      new Map([
        ['a', 1],
        ['b', 4],
      ]),
    );
    flushSync();
    expect(asked.splice(0)).toEqual(['b']);
    expect(heard.splice(0)).toEqual(['b=4']);
    named.replace(new Map([['c', 3]]));
    flushSync();
    expect(heard.splice(0)).toEqual(['a=undefined', 'b=undefined', 'c=3']);
    end();
  });

  it('stay as they are where the new one is the same', () => {
    const named = new SignalMap<{ readonly text: string }>((one, other) => one.text === other.text);
    const first = { text: 'x' };
    named.replace(new Map([['a', first]]));
    expect(named.of('a')).toBe(first);
    named.replace(new Map([['a', { text: 'x' }]]));
    expect(named.of('a')).toBe(first);
    named.replace(new Map([['a', { text: 'y' }]]));
    expect(named.of('a')?.text).toBe('y');
  });
});
