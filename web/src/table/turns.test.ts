import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Entry } from '../generated/wire';
import { FluentCatalogue, LANGUAGES, type Language, type SayFunction } from '../i18n/catalogue';
import { makeTexts } from '../i18n/texts';
import { loadVocabulary } from '../i18n/vocabulary';
import { turns as forumTrajanum } from '../games/forum_trajanum/logic/turns';
import { turns as trajan } from '../games/trajan/logic/turns';
import type { TurnTelling } from './contract';
import { lastTurnOf, logRows, type LogRow } from './turns';

type Played = Entry & { readonly points: readonly number[] };
type Recorded = {
  readonly game: string;
  readonly record: string;
  readonly entries: readonly Played[];
};

/** Written by `python -m tools.web.turns build/web/turns.json`; `dev.py test` does so first. */
const GAMES = JSON.parse(readFileSync(resolve('../build/web/turns.json'), 'utf-8')) as Recorded[];
const NAMES = ['Livia', 'Marcus', 'Мария', 'Cassius'];
const TURNS: Readonly<Record<string, TurnTelling>> = { trajan, 'forum-trajanum': forumTrajanum };
/** What is scored for everybody at once, outside of turns. */
const COUNTED = ['quarter_ended', 'scoring_began'];

type Spoken = { readonly say: SayFunction; readonly catalogue: FluentCatalogue };
const spoken = new Map<Language, Spoken>();

beforeAll(async () => {
  for (const language of LANGUAGES) {
    const catalogue = new FluentCatalogue(language);
    const stems = [...new Set(GAMES.flatMap(({ game }) => [game, `${game}-turns`]))];
    await Promise.all(['common', 'web', ...stems].map((stem) => catalogue.load(stem)));
    const say: SayFunction = (id, values) => catalogue.write(`web-${id}`, values);
    spoken.set(language, { say, catalogue });
  }
});

async function rowsOf({ game, entries }: Recorded, language: Language): Promise<LogRow[]> {
  const { say, catalogue } = spoken.get(language) as Spoken;
  const texts = makeTexts(catalogue, await loadVocabulary(game), NAMES);
  return logRows(entries, { texts, names: NAMES, say, game: { turns: TURNS[game] } });
}

describe.each(GAMES)('the turns of $record', (played) => {
  const began = played.entries.flatMap(({ events = [], seq }) =>
    events.filter(({ name }) => name === 'turn_began').map(({ seat }) => ({ seat, seq })),
  );

  it.each(LANGUAGES)('have one sentence each in %s', async (language) => {
    const rows = (await rowsOf(played, language)).filter(({ kind }) => kind === 'turn');
    expect(rows.map(({ seat, since }) => ({ seat, seq: since }))).toEqual(began);
    const id = /web-|-turns-|-kind-|[{}]/;
    const wrong = rows.filter(
      ({ text, seat }) => !text.startsWith(`${NAMES[seat ?? -1]}: `) || id.test(text),
    );
    expect(wrong.map(({ text }) => text)).toEqual([]);
    expect(rows.filter(({ text }) => text.includes('\n'))).toEqual([]);
  });

  it('name the points that were scored', async () => {
    const rows = (await rowsOf(played, 'en')).filter(({ kind }) => kind === 'turn');
    let compared = 0;
    for (const { seat, since, seq, points, text } of rows) {
      const [before, after] = [played.entries[since], played.entries[seq]];
      // The move that ends a turn may end a quarter or a cycle, too: everybody's points change then.
      if (after?.events?.some(({ name }) => COUNTED.includes(name))) continue;
      compared += 1;
      const scored = (after?.points[seat ?? 0] ?? 0) - (before?.points[seat ?? 0] ?? 0);
      expect({ text, points }).toEqual({ text, points: scored });
      const named = /; (\d+|one) points?$/.exec(text)?.[1] ?? '0';
      expect(named === 'one' ? 1 : Number(named)).toBe(scored);
    }
    expect(compared).toBeGreaterThan(rows.length * 0.7);
  });

  it('leave no event untold', async () => {
    const rows = await rowsOf(played, 'en');
    const events = played.entries.flatMap(({ events = [] }) => events);
    expect(rows.flatMap((row) => row.lines)).toHaveLength(events.length);
  });
});

describe('rows of the log', () => {
  it('are many turns of both games', () => {
    const turns = GAMES.flatMap(({ entries }) => entries.flatMap(({ events = [] }) => events));
    const count = turns.filter(({ name }) => name === 'turn_began').length;
    expect(count).toBeGreaterThan(300);
    expect(new Set(GAMES.map(({ game }) => game)).size).toBe(2);
  });

  it('tell a turn of the rulebook in one sentence', () => {
    const { say, catalogue } = spoken.get('en') as Spoken;
    const entry = (name: string, args = {}): Entry => ({
      seq: 1,
      kind: 'move',
      at: 0,
      events: [{ name, seat: 0, args }],
    });
    return loadVocabulary('trajan').then((vocabulary) => {
      const rows = logRows(
        [
          entry('turn_began'),
          entry('sown', { tray: 'II', count: 2, target: 'IV' }),
          entry('tile_completed', { slot: 'IV', stack: 'workers', worth: 5 }),
          entry('senate_advanced', { points: 2 }),
        ],
        {
          texts: makeTexts(catalogue, vocabulary, NAMES),
          names: NAMES,
          say,
          game: { turns: trajan },
        },
      );
      expect(rows.map(({ text }) => text)).toEqual([
        'Livia: II → senate; completed tile IV (workers); one step up in the senate; 7 points',
      ]);
      expect(lastTurnOf(rows, 0)?.points).toBe(7);
      expect(lastTurnOf(rows, 1)).toBeUndefined();
    });
  });

  it('say whose move it is until there is something to tell', async () => {
    const { say, catalogue } = spoken.get('en') as Spoken;
    const texts = makeTexts(catalogue, await loadVocabulary('trajan'), NAMES);
    const began = (seq: number, seat: number): Entry => ({
      seq,
      kind: 'move',
      at: 0,
      events: [{ name: 'turn_began', seat, args: {} }],
    });
    const linesOf = (...entries: readonly Entry[]): readonly string[] =>
      logRows(entries, { texts, names: NAMES, say, game: { turns: trajan } }).map(
        ({ text }) => text,
      );
    const first = began(1, 0);
    expect(linesOf(first)).toEqual(['Livia to move']);
    expect(linesOf(first, began(2, 1))).toEqual(['Livia: nothing to tell', 'Marcus to move']);
  });

  it('are single events where a game says nothing of turns', async () => {
    const [played] = GAMES;
    const { say, catalogue } = spoken.get('en') as Spoken;
    const texts = makeTexts(catalogue, await loadVocabulary(played?.game ?? ''), NAMES);
    const entries = (played?.entries ?? []).slice(0, 30);
    const rows = logRows(entries, { texts, names: NAMES, say, game: {} });
    expect(rows).toHaveLength(entries.flatMap(({ events = [] }) => events).length);
  });
});
