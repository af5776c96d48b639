/**
 * The contract between the shell and a game's table.
 *
 * A game lives in `src/games/<name>/index.ts` and exports one `GameTable` as `default`. The shell finds these files by
 * itself, loads one when somebody sits down to that game, and names no game. A game knows no server: it draws `view`, marks
 * what `decision.options` lists, and calls `send`.
 */
import type { Component, Snippet } from 'svelte';

export type Seat = number;
export type Word = string | number;
export type Arguments = Readonly<Record<string, Word | readonly Word[]>>;

/** What an option would bring, as the server reckons it: its sentence is `texts.outcome`. */
export type Outcome = {
  readonly name?: string;
  readonly args?: Arguments;
  /** Points that are scored at once. */
  readonly points?: number;
  /** What the next scoring would change by. */
  readonly later?: number;
};

/** A move that may be chosen now: `text` is what travels, `nouns` are its words (`sow V`: verb `sow`, nouns `["V"]`). */
export type Option = {
  readonly text: string;
  readonly verb: string;
  readonly nouns: readonly Word[];
  readonly outcome?: Outcome;
  /** Several moves that are one choice; they are sent as one. `text` is then all of them. */
  readonly moves?: readonly string[];
};

/** What I had better not miss now. */
export type Caution = { readonly name: string; readonly args: Arguments };

/** What a seat is asked, and all it may answer. */
export type Decision = {
  readonly seat: Seat;
  readonly prompt: string;
  readonly args: Arguments;
  readonly options: readonly Option[];
  readonly caution?: Caution;
  /** Moves with which I end my turn at once: the server knows that nothing else would be asked. */
  readonly end?:
    | {
        readonly moves: readonly string[];
        readonly since: number;
        readonly points: Readonly<Record<string, number>>;
      }
    | undefined;
};

/** An event. `seat` is null for events of nobody. */
export type GameEvent = {
  readonly name: string;
  readonly seat: Seat | null;
  readonly args: Arguments;
};

/**
 * Events that lie between the last `view` and this one; `id` rises by one with every batch. `live` is false for what
 * happened before the page was opened: nothing of it is to be animated. After an undo the batch is empty and `undone` true.
 */
export type EventBatch = {
  readonly id: number;
  readonly events: readonly GameEvent[];
  readonly live: boolean;
  readonly undone: boolean;
};

/** Sentences and names in the language of the page; bound to the game and to the names of this table's seats. */
export type Texts = {
  readonly language: 'en' | 'de' | 'ru';
  /**
   * Any message of the catalogues, by its whole id. Words that only a game's table needs lie in `locales/LANGUAGE/GAME-web.ftl`,
   * which the shell loads with the game: `message("trajan-web-hand")`.
   */
  readonly message: (id: string, args?: Readonly<Record<string, string | number>>) => string;
  readonly has: (id: string) => boolean;
  /** The name of a thing: `thing("commodity", "wine")`; `form` is an attribute such as `acc`. */
  readonly thing: (kind: string, word: Word, form?: string) => string;
  /** A thing with all its forms, as a message takes it in the argument `name`. */
  readonly thingForms: (
    name: string,
    kind: string,
    word: Word,
  ) => Readonly<Record<string, string | number>>;
  readonly source: (name: string) => string;
  readonly move: (option: Option) => string;
  /** What an option would bring, in a sentence that stands for the option itself; without one, its move. */
  readonly outcome: (option: Option) => string;
  /** What a player had better not miss. */
  readonly caution: (caution: Caution) => string;
  /** What can be reached in own turns. */
  readonly goal: (goal: Caution) => string;
  /** What may stop a standing order, as a condition: "bread is gone from the forum". */
  readonly stop: (rule: Caution) => string;
  readonly event: (event: GameEvent) => string;
  /** What somebody did, as a part of the sentence about a turn; undefined where it is not worth one. */
  readonly action: (event: GameEvent) => string | undefined;
  readonly prompt: (decision: Decision) => string;
  readonly refusal: (code: string, args: Arguments, ruling: number) => string;
  readonly number: (value: number) => string;
  readonly list: (things: readonly string[]) => string;
};

export const SPEEDS = ['none', 'fast', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];
export const PALETTES = ['standard', 'deuteranopia', 'protanopia', 'tritanopia'] as const;
export type Palette = (typeof PALETTES)[number];

export type TableSettings = {
  readonly speed: Speed;
  /** What every duration is multiplied with: 0 (none, or reduced motion), 0.5, 1, 2. Also the CSS property `--pace`. */
  readonly pace: number;
  readonly reducedMotion: boolean;
  /** Also `data-palette` on the root element. */
  readonly palette: Palette;
  readonly confirmEndOfTurn: boolean;
  readonly sound: boolean;
};

/**
 * `wide`: everything at once, board beside mat. `tall`: everything at once, board above mat (tablets upright). `narrow`: one pane at a
 * time (phones), the shell has the tabs. `sideways`: a phone on its side; one pane and, at the right above the prompt, what belongs to it.
 */
export type Layout = 'wide' | 'tall' | 'narrow' | 'sideways';

/** Panes of a narrow table that the game draws; `players` and `log` are the shell's. */
export type Pane = 'board' | 'mat';

export type TableProps<V> = {
  readonly view: V;
  /** My decision, if I am asked now; never anybody else's. */
  readonly decision: Decision | undefined;
  /** A move is on its way: nothing can be chosen until it is answered. */
  readonly isBusy?: boolean;
  readonly batch: EventBatch;
  readonly names: readonly string[];
  /** undefined: I watch. */
  readonly mySeat: Seat | undefined;
  /** Seats the table waits for. */
  readonly waiting: readonly Seat[];
  readonly texts: Texts;
  readonly settings: TableSettings;
  readonly layout: Layout;
  /** Where the shell has tabs, the one pane to show; undefined where everything is shown, and while the shell shows a pane of its own. */
  readonly pane: Pane | undefined;

  /** Choose a move by its text. Ignored unless it is among the options. */
  readonly send: (text: string) => void;
  /** Choose several moves as one: all of them are played or none, and one undo takes them back. */
  readonly sendTogether?: (texts: readonly string[]) => void;
  /** Why a move is not legal now, as a sentence in the page's language with the number of the ruling. */
  readonly explain: (text: string) => Promise<string>;

  /** The text of the option that is hovered or focused in the prompt bar, so that the table can preview it. */
  readonly hovered: string | undefined;
  /** The verb whose offers were unfolded from behind one button. */
  readonly unfolded?: string | undefined;
  /** Tell which option is hovered or focused on the table; its button lights up. */
  readonly hover: (text: string | undefined) => void;
  /** Show only these options as buttons (what still fits the cards picked so far); undefined: all. Reset with each decision. */
  readonly filterOptions: (texts: readonly string[] | undefined) => void;
  /** Say something to screen readers (polite live region). The log's lines are announced by the shell. */
  readonly announce: (sentence: string) => void;
  /** Tell that the batch with this id has been animated; without it the shell goes on after a while. */
  readonly onSettled: (id: number) => void;
  /** Open a pane of a narrow table, where something is being counted. */
  readonly turnTo?: (pane: Pane) => void;
  /** Tell the view that is drawn now, so that what stands beside the table counts along while a batch is played. */
  readonly onDrawn?: (view: V) => void;
  /** Rises when whoever watches wants to skip: jump to the end of what is moving. */
  readonly skips: number;

  /** The shell's seats and log, to be placed by a wide or tall table: seats above the board, log below the mat. */
  readonly seats: Snippet;
  readonly log: Snippet;
};

/** Facts of one seat inside its strip. */
export type SeatProps<V> = {
  readonly view: V;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly mySeat: Seat | undefined;
  readonly texts: Texts;
  readonly settings: TableSettings;
};

/** Tables that sum up what chapters of the game brought, made from the events of the log. */
export type ScoringsProps<V> = {
  readonly events: readonly GameEvent[];
  readonly view: V;
  readonly names: readonly string[];
  readonly mySeat: Seat | undefined;
  readonly texts: Texts;
  readonly settings: TableSettings;
};

/** The face of an option's button: icons where words would be long. The shell gives it the sentence as its label. */
export type OptionProps<V> = {
  readonly view: V;
  readonly option: Option;
  readonly decision: Decision;
  readonly texts: Texts;
};

/** How a seat is told apart: colour token (`--player-red`, `--player-red-on`) and shape (`lozenge`, `triangle`, `ring`, `square`). */
export type SeatLook = {
  readonly colour: string;
  readonly shape: 'lozenge' | 'triangle' | 'ring' | 'square';
};

/** How a game's events are told turn by turn; words lie in `locales/LANGUAGE/GAME-turns.ftl`. */
export type TurnTelling = {
  /** Whether somebody's turn begins with this event, or a chapter of the game that belongs to nobody's turn. */
  readonly begins: (event: GameEvent) => 'turn' | 'chapter' | undefined;
  /** Points that whoever is to move scores with this event. */
  readonly points: (event: GameEvent) => number;
};

export type GameTable<V> = {
  readonly Table: Component<TableProps<V>>;
  /** One or two lines of figures in a seat's strip. */
  readonly SeatFacts?: Component<SeatProps<V>>;
  /** What an opened strip shows: the whole mat of another player. */
  readonly SeatDetails?: Component<SeatProps<V>>;
  readonly OptionIcon?: Component<OptionProps<V>>;
  /** The ends of quarters or cycles so far, to be read again at any time. */
  readonly Scorings?: Component<ScoringsProps<V>>;
  /** What the window with them is called, and with which events they begin. */
  readonly scorings?: {
    readonly title: (texts: Texts) => string;
    readonly begins: (event: GameEvent) => boolean;
  };
  readonly look: (view: V, seat: Seat) => SeatLook;
  readonly points: (view: V, seat: Seat) => number;
  /** Points by source so far, for summaries and charts. */
  readonly sources: (view: V, seat: Seat) => Readonly<Record<string, number>>;
  /**
   * Things that a seat has more of in `after` than in `before`, as short words with their number ("2 cards", "bread"), for the
   * summary of a turn. Points are told by the shell.
   */
  readonly gains?: (before: V, after: V, seat: Seat, texts: Texts) => readonly string[];
  /**
   * Where the game stands, for the head line: "Quarter II · Round 3 of 4"; `short` for phones: "II · 3/4". `chapter` ("Quarter II")
   * is what a replay jumps to.
   */
  readonly status: (
    view: V,
    texts: Texts,
  ) => { readonly long: string; readonly short: string; readonly chapter?: string };
  /** What an offer says here, with what it means in this position; without it, the catalogue's sentence. */
  readonly label?: (view: V, option: Option, decision: Decision, texts: Texts) => string;
  /**
   * Whether a finger's first tap on an offer only shows what it would do; the second tap, or the button with its name, does it.
   * True for what the table previews or what a picture alone cannot tell; not for what is quick to do and plain (laying a marker,
   * passing). On the table itself `isPreviewed` of the game's model says the same.
   */
  readonly previews?: (option: Option) => boolean;
  /** Whether the offers of a verb wait behind one button, however few they are; on the table they are quiet until it is pressed. */
  readonly isBehind?: (verb: string) => boolean;
  /** What all offers of a verb are called when they are grouped behind one button. */
  readonly verb?: (verb: string, texts: Texts) => string;
  /**
   * The key that chooses an offer, as shown on its button (`1` to `9` or a letter; U, R, L and C are the shell's). Where a game
   * does not say, the shell numbers the buttons. Games that listen to keys themselves must say so here and `preventDefault`.
   */
  readonly keyFor?: (option: Option, decision: Decision, texts: Texts) => string | undefined;
  /** Whether the turn is done but for what lies at hand on the table (free exchanges): the bar then offers its end and asks nothing. */
  readonly isOver?: (view: V, decision: Decision) => boolean;
  /** What a choice is good for, where the question alone does not tell: said below it while nothing is pointed at. */
  readonly about?: (decision: Decision, texts: Texts) => string | undefined;
  /** The verb that leaves a choice of the set-up to chance: for beginners it stands first. */
  readonly leavesToChance?: string;
  /** Which pane a narrow table opens when this is asked. */
  readonly paneFor: (decision: Decision) => Pane;
  /** Without it the log has a line for each event. */
  readonly turns?: TurnTelling;
  /** Events that are not worth a line in the log or an announcement (set-up noise). */
  readonly isQuiet?: (event: GameEvent) => boolean;
};

/** Any game's table, as the shell holds it: it hands views through without looking into them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyGameTable = GameTable<any>;
