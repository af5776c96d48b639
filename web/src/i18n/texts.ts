/** Sentences about games: every event, prompt, move and refusal. The same as `ulpia.text.texts`, which a test compares. */
import type { Arguments, Decision, GameEvent, Option, Texts, Word } from '../table/contract';
import type { FluentCatalogue, Values } from './catalogue';
import type { Signature, Vocabulary } from './vocabulary';

type Forms = Readonly<Record<string, string>>;

const SEAT = 'seat';
/** Moves whose sentences are kept; there are some hundreds in a game. */
const MOST_KEPT = 2000;

export function makeTexts(
  catalogue: FluentCatalogue,
  vocabulary: Vocabulary | undefined,
  names: readonly string[],
): Texts {
  const game = vocabulary?.name ?? '';
  const known = new Map<string, Forms>();

  const moves = new Map<string, string>();

  const message = (id: string, values: Values = {}): string => catalogue.write(id, values);

  const seatName = (seat: number): string =>
    names[seat] || message('seat-name', { number: seat + 1 });

  const joinList = (things: readonly string[]): string => {
    const [first, ...rest] = things;
    if (first === undefined) return message('list-nothing');
    return rest.reduce(
      (text, thing, place) =>
        message(place === rest.length - 1 ? 'list-and' : 'list-comma', {
          first: text,
          last: thing,
        }),
      first,
    );
  };

  /** Equal things are counted: `2 × wine and oil`. */
  const countEqual = (things: readonly string[]): string => {
    const counts = new Map<string, number>();
    for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
    return joinList(
      [...counts].map(([thing, count]) =>
        count === 1 ? thing : message('list-times', { count, thing }),
      ),
    );
  };

  const formsOf = (id: string): Forms => {
    const found = known.get(id) ?? { '': message(id), ...catalogue.forms(id) };
    known.set(id, found);
    return found;
  };

  /** The name of a thing as "", and its other forms. */
  const forms = (kind: string, word: Word): Forms => {
    const about = vocabulary?.kinds[kind];
    const id = `${game}-kind-${kind}-${word}`;
    return about === undefined || about.plain || !catalogue.has(id)
      ? { '': String(word) }
      : formsOf(id);
  };

  const one = (name: string, kind: string, word: Word): Values => {
    if (kind === SEAT) return { [name]: seatName(Number(word)) };
    if (!vocabulary?.kinds[kind]?.words.length) return { [name]: word };
    const values = Object.fromEntries(
      Object.entries(forms(kind, word)).map(([form, text]) => [withForm(name, form), text]),
    );
    return { ...values, [`${name}_word`]: word };
  };

  const many = (name: string, kind: string, words: readonly Word[]): Values => {
    const each = words.map((word) =>
      kind === SEAT ? { '': seatName(Number(word)) } : forms(kind, word),
    );
    const values: Record<string, string | number> = {
      [`${name}_each`]: joinList(each.map((form) => form[''] ?? '')),
      [`${name}_count`]: words.length,
    };
    const shape = each[0] ?? forms(kind, vocabulary?.kinds[kind]?.words[0] ?? 0);
    for (const form of Object.keys(shape))
      values[withForm(name, form)] = countEqual(each.map((thing) => thing[form] ?? ''));
    return values;
  };

  const values = (signature: Signature | undefined, args: Arguments): Values => {
    const all = (signature?.args ?? namedArguments(args)).map(([name, kind], place, listed) => {
      const value = args[name];
      if (value === undefined) return {};
      if (isList(value)) return many(name, kind, value);
      const [earlier, kindBefore] = listed[place - 1] ?? [];
      if (earlier === undefined || kindBefore !== kind || !vocabulary?.kinds[kind]?.words.length)
        return one(name, kind, value);
      return {
        ...one(name, kind, value),
        [`${name}_same`]: value === args[earlier] ? 'yes' : 'no',
      };
    });
    return Object.assign({}, ...all) as Values;
  };

  const about = (seat: number | null): Values =>
    seat === null ? { seat_word: 'nobody' } : { seat_word: 'somebody', seat: seatName(seat) };

  const refusal = (code: string, args: Arguments, ruling: number): string => {
    const own = vocabulary?.refusals[code];
    const ofGame = `${game}-refusal-${code}`;
    const id = own === undefined && !catalogue.has(ofGame) ? `refusal-${code}` : ofGame;
    const sentence = message(id, { ...values(own ?? vocabulary?.common[code], args), ruling });
    return ruling === 0 ? sentence : `${sentence} (${message(`${game}-ruling`, { ruling })})`;
  };

  /** The thing on the table, its button and its tooltip say the same. */
  const move = (option: Option): string => {
    const about = vocabulary?.verbs[option.verb];
    const told =
      moves.get(option.text) ??
      message(`${game}-move-${option.verb}`, values(about, byName(about, option.nouns)));
    if (moves.size < MOST_KEPT) moves.set(option.text, told);
    return told;
  };

  const outcome = (option: Option): string => {
    const told = option.outcome;
    if (told === undefined) return move(option);
    const name = told.name || option.verb;
    const verb = vocabulary?.verbs[option.verb];
    return message(`${game}-outcome-${name}`, {
      ...values(verb, byName(verb, option.nouns)),
      ...values(vocabulary?.outcomes[name], told.args ?? {}),
      points: told.points ?? 0,
      later: told.later ?? 0,
    });
  };

  return {
    language: catalogue.language,
    message,
    has: (id) => catalogue.has(id),
    thing: (kind, word, form = '') =>
      forms(kind, word)[form] ?? forms(kind, word)[''] ?? String(word),
    thingForms: one,
    source: (name) => message(`${game}-kind-source-${name}`),
    move,
    outcome,
    caution: ({ name, args }) =>
      message(`${game}-caution-${name}`, values(vocabulary?.cautions[name], args)),
    goal: ({ name, args }) =>
      message(`${game}-plan-reach-${name}`, values(vocabulary?.goals[name], args)),
    stop: ({ name, args }) =>
      message(`${game}-plan-stop-${name}`, values(vocabulary?.stops[name], args)),
    event: (event: GameEvent) =>
      message(`${game}-event-${event.name}`, {
        ...about(event.seat),
        ...values(vocabulary?.events[event.name], event.args),
      }),
    action: (event: GameEvent) => {
      const id = `${game}-turns-${event.name}`;
      return catalogue.has(id)
        ? message(id, values(vocabulary?.events[event.name], event.args))
        : undefined;
    },
    prompt: (decision: Decision) =>
      message(`${game}-prompt-${decision.prompt}`, {
        ...about(decision.seat),
        ...values(vocabulary?.prompts[decision.prompt], decision.args),
      }),
    refusal,
    number: (value) => value.toLocaleString(catalogue.language),
    list: joinList,
  };
}

/** What is said of something that no vocabulary describes: an argument is of the kind it is named for. */
const namedArguments = (args: Arguments): Signature['args'] =>
  Object.keys(args).map((name) => [name, name] as const);

/** The nouns of a move by the names of the verb's arguments. */
function byName(signature: Signature | undefined, nouns: readonly Word[]): Arguments {
  const args: Record<string, Word | readonly Word[]> = {};
  (signature?.args ?? []).forEach(([name], place, all) => {
    const noun = nouns[place];
    if (signature?.many && place === all.length - 1) args[name] = nouns.slice(place);
    else if (noun !== undefined) args[name] = noun;
  });
  return args;
}

const isList = (value: Word | readonly Word[]): value is readonly Word[] => Array.isArray(value);
const withForm = (name: string, form: string): string => (form === '' ? name : `${name}_${form}`);
