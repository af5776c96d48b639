// Written by `python -m tools.web_types` from the server's types. Do not edit.

/** Give the game up; it ends when all owners of seats want it, also those who let bots play. */
export type Abandon = {
  readonly type: 'abandon';
  readonly wish?: boolean;
  readonly id?: string | null;
};

export type AnswerUndo = {
  readonly type: 'answer_undo';
  readonly accept: boolean;
  readonly id?: string | null;
};

/** An argument of a verb, fact, prompt or refusal; `kind` names its words in the catalogues. */
export type Argument = {
  readonly name: string;
  readonly kind: string;
};

/** What there is to play, and against whom. */
export type Catalogue = {
  readonly games: readonly GameInfo[];
  readonly levels: readonly string[];
  readonly away_after: number;
};

export type ChatLine = {
  readonly type: 'chat';
  readonly channel: 'players' | 'spectators';
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  readonly seat?: number | null;
  readonly guest?: boolean;
};

export type ChatPage = {
  readonly lines: readonly ChatLine[];
};

export type Command = Play | PlayTogether | EndTurn | TakeUndo | Redo | AnswerUndo | WithdrawUndo | Why | Say | HandOver | TakeBack | VoteBot | Abandon | Start | Leave | Ping;

export type CommandAnswer = Position | WhyNot | ChatLine | Pong;

/** Claim a name, or sign in with it. */
export type Credentials = {
  readonly name: string;
  readonly password: string;
};

export type Decision = {
  readonly prompt: Prompt;
  readonly options: readonly Option[];
  readonly end?: EndOffer | null;
};

/** The command with this id is in the log, up to number `seq`. */
export type Done = {
  readonly type: 'done';
  readonly id: string;
  readonly seq: number;
};

/** Moves with which I end my turn at once, sent as one; nothing else would be asked. */
export type EndOffer = {
  readonly moves: readonly string[];
  readonly since: number;
  readonly points: Readonly<Record<string, number>>;
};

/** End my turn, whose end was held back. */
export type EndTurn = {
  readonly type: 'end_turn';
  readonly seq: number;
  readonly id?: string | null;
};

/** A line of the table's log as I may see it. */
export type Entry = {
  readonly seq: number;
  readonly kind: string;
  readonly at: number;
  readonly seat?: number | null;
  readonly events?: readonly Fact[];
  readonly move?: string | null;
  readonly redo?: boolean;
  readonly undone?: readonly number[];
  readonly level?: string | null;
  readonly target?: number | null;
  readonly accept?: boolean | null;
  readonly table?: string | null;
};

/** Something that happened; its sentence is the catalogues' `<game>-event-<name>`. */
export type Fact = {
  readonly name: string;
  readonly seat: number | null;
  readonly args: Readonly<Record<string, string | number | readonly (string | number)[]>>;
};

/** Delete the account; a guest has no password to confirm with. */
export type Farewell = {
  readonly password?: string | null;
};

/** A position of a replay: what was played, what happened, and how each viewer sees it. */
export type Frame = {
  readonly events: readonly Fact[];
  readonly audiences: readonly number[];
  readonly views: readonly (Readonly<Record<string, unknown>>)[];
  readonly points: readonly (readonly number[])[];
  readonly seat?: number | null;
  readonly move?: string | null;
};

export type GameInfo = {
  readonly name: string;
  readonly rules: number;
  readonly fewest: number;
  readonly most: number;
  readonly options: readonly OptionChoice[];
  readonly sources: readonly string[];
  readonly verbs: Readonly<Record<string, PhraseInfo>>;
  readonly kinds: Readonly<Record<string, readonly string[]>>;
};

/** Come in as a guest, or change a guest's name. */
export type GuestName = {
  readonly name: string;
};

/** Let a bot play for me until I take the seat back. */
export type HandOver = {
  readonly type: 'hand_over';
  readonly level: string;
  readonly id?: string | null;
};

export type Health = {
  readonly status: string;
};

/** The key of an invitation or of a link for spectators. */
export type Invitation = {
  readonly key: string;
};

/** Take a seat; any free one that fits if none is named. */
export type Joining = {
  readonly seat?: number | null;
  readonly key?: string | null;
};

/** Leave a table that has not started; if its maker leaves, it is closed. */
export type Leave = {
  readonly type: 'leave';
  readonly id?: string | null;
};

export type LogPage = {
  readonly entries: readonly Entry[];
  readonly last: number;
};

export type Me = {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
};

export type NewPassword = {
  readonly old: string;
  readonly new: string;
};

export type NewSeat = {
  readonly place: 'bot' | 'link' | 'open';
  readonly level?: string | null;
};

/** A table to be made; its maker sits at `sit`, or watches if that is null. */
export type NewTable = {
  readonly game: string;
  readonly seats: readonly NewSeat[];
  readonly options?: Readonly<Record<string, string>>;
  readonly sit?: number | null;
  readonly listed?: boolean;
  readonly watching?: 'link' | 'public';
  readonly undo?: 'ask' | 'free' | 'never';
  readonly away_after?: number | null;
};

/** A move that I may choose now. */
export type Option = {
  readonly text: string;
  readonly verb: string;
  readonly nouns: readonly (string | number)[];
};

export type OptionChoice = {
  readonly name: string;
  readonly values: readonly string[];
  readonly default: string;
};

export type Past = {
  readonly views: readonly PastView[];
};

/** The table as I could see it after entry `seq`. */
export type PastView = {
  readonly seq: number;
  readonly view: Readonly<Record<string, unknown>>;
};

/** A record of a finished game, to be replayed. */
export type PastedRecord = {
  readonly record: string;
};

export type PhraseInfo = {
  readonly arguments: readonly Argument[];
  readonly many: boolean;
};

export type Ping = {
  readonly type: 'ping';
  readonly id?: string | null;
};

/** Choose a move; `seq` is the last number of the log that was seen when choosing. With `hold` the end of my turn waits for `end_turn`, and until then I may take moves back. */
export type Play = {
  readonly type: 'move';
  readonly move: string;
  readonly seq: number;
  readonly hold?: boolean;
  readonly id?: string | null;
};

/** Choose several moves as one: all of them are played or none, and one undo takes them back. */
export type PlayTogether = {
  readonly type: 'moves';
  readonly moves: readonly string[];
  readonly seq: number;
  readonly hold?: boolean;
  readonly id?: string | null;
};

export type Pong = {
  readonly type: 'pong';
  readonly at: number;
};

/** The table as I may see it now, and the log since what I had. */
export type Position = {
  readonly type: 'position';
  readonly seq: number;
  readonly state: 'abandoned' | 'finished' | 'open' | 'running';
  readonly viewer: number | null;
  readonly waiting: readonly number[];
  readonly seats: readonly SeatInfo[];
  readonly entries: readonly Entry[];
  readonly view?: Readonly<Record<string, unknown>> | null;
  readonly decision?: Decision | null;
  readonly undo?: Undo | null;
  readonly turn_end?: TurnEnd | null;
  readonly request?: UndoRequest | null;
  readonly votes?: readonly Vote[];
  readonly abandoning?: readonly number[];
  readonly result?: Result | null;
  readonly seed?: string | null;
  readonly rematch?: string | null;
  readonly frozen?: string | null;
  readonly clock?: null;
  readonly skipped?: boolean;
  readonly info?: TableInfo | null;
};

/** Which seats are online now. */
export type Presence = {
  readonly type: 'presence';
  readonly online: readonly boolean[];
};

/** What I am asked: the catalogues' `<game>-prompt-<name>`. */
export type Prompt = {
  readonly name: string;
  readonly args: Readonly<Record<string, string | number | readonly (string | number)[]>>;
};

export type Redo = {
  readonly type: 'redo';
  readonly seq: number;
  readonly hold?: boolean;
  readonly id?: string | null;
};

/** What was asked cannot be done: a code, a sentence, and the position as it is. */
export type Refused = {
  readonly type: 'refused';
  readonly code: string;
  readonly reason: string;
  readonly id?: string | null;
  readonly args?: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  readonly ruling?: number;
  readonly position?: Position | null;
};

/** A stretch of a finished game, all cards open; frame 0 is the start. */
export type Replay = {
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, string>>;
  readonly players: readonly string[];
  readonly sources: readonly string[];
  readonly total: number;
  readonly first: number;
  readonly turns: readonly number[];
  readonly frames: readonly Frame[];
  readonly taken_back?: number;
  readonly stand_ins?: readonly StandIn[];
};

export type Result = {
  readonly totals: readonly number[];
  readonly points: readonly (Readonly<Record<string, number>>)[];
  readonly winners: readonly number[];
};

export type Say = {
  readonly type: 'chat';
  readonly text: string;
  readonly id?: string | null;
};

/** A seat as everybody sees it. `level`: a bot plays here now, whoever owns the seat. */
export type SeatInfo = {
  readonly seat: number;
  readonly place: string;
  readonly name?: string | null;
  readonly user?: string | null;
  readonly guest?: boolean;
  readonly former?: boolean;
  readonly level?: string | null;
  readonly online?: boolean;
  readonly waiting_since?: number | null;
  readonly may_vote?: boolean;
};

export type ServerMessage = Position | Done | Refused | WhyNot | ChatLine | Presence | Pong;

/** The key of a share link. */
export type ShareKey = {
  readonly key: string;
};

/** The share link of a table, if there is one. */
export type ShareLink = {
  readonly key?: string | null;
  readonly made_at?: number | null;
};

/** A bot of this level made so many of a person's moves. */
export type StandIn = {
  readonly seat: number;
  readonly level: string;
  readonly moves: number;
};

/** Start now, with bots of level `fill` in the seats that are still free. A table whose seats are all taken starts by itself. */
export type Start = {
  readonly type: 'start';
  readonly fill: string;
  readonly id?: string | null;
};

/** What lists show of a table; the keys are only for those who sit at it. */
export type TableInfo = {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, string>>;
  readonly state: 'abandoned' | 'finished' | 'open' | 'running';
  readonly listed: boolean;
  readonly watching: 'link' | 'public';
  readonly undo: 'ask' | 'free' | 'never';
  readonly away_after: number;
  readonly commitment: string;
  readonly seats: readonly SeatInfo[];
  readonly waiting: readonly number[];
  readonly seq: number;
  readonly created_at: number;
  readonly changed_at: number;
  readonly viewer?: number | null;
  readonly host?: boolean;
  readonly my_turn?: boolean;
  readonly started_at?: number | null;
  readonly finished_at?: number | null;
  readonly result?: Result | null;
  readonly rematch?: string | null;
  readonly frozen?: string | null;
  readonly join_key?: string | null;
  readonly watch_key?: string | null;
};

export type TableList = {
  readonly tables: readonly TableInfo[];
};

export type TakeBack = {
  readonly type: 'take_back';
  readonly id?: string | null;
};

/** Take my last move back; with `ask`, ask the others where it is not free. */
export type TakeUndo = {
  readonly type: 'undo';
  readonly seq: number;
  readonly ask?: boolean;
  readonly id?: string | null;
};

/** How many moves of a seat an undo would take back. */
export type TakenMoves = {
  readonly seat: number;
  readonly count: number;
};

/** A seat has made its turn and must say that it is over; until then it may take moves back. */
export type TurnEnd = {
  readonly seat: number;
  readonly since: number;
  readonly points: Readonly<Record<string, number>>;
};

/** How often I may take back freely; if never, why; what I could redo. Moves that were sent as one are taken back and redone as one. */
export type Undo = {
  readonly reach?: number;
  readonly why?: string | null;
  readonly may_ask?: boolean;
  readonly redo?: readonly string[];
};

/** A seat asks to go back to before its entry `upto`, and what that would take back. */
export type UndoRequest = {
  readonly seat: number;
  readonly upto: number;
  readonly accepted: readonly number[];
  readonly missing: readonly number[];
  readonly moves?: readonly TakenMoves[];
  readonly revealed?: readonly Fact[];
  readonly has_revealed?: boolean;
};

/** Seats that want a bot of `level` to play for an absent seat. */
export type Vote = {
  readonly seat: number;
  readonly level: string;
  readonly by: readonly number[];
  readonly needed: number;
};

/** Vote a bot into the seat of somebody who has been away too long. */
export type VoteBot = {
  readonly type: 'vote';
  readonly seat: number;
  readonly level: string;
  readonly id?: string | null;
};

/** Ask why a move is not legal now. */
export type Why = {
  readonly type: 'why';
  readonly move: string;
  readonly id?: string | null;
};

/** Why a move is not legal now; `legal` if it is. */
export type WhyNot = {
  readonly type: 'why';
  readonly move: string;
  readonly legal: boolean;
  readonly code?: string | null;
  readonly reason?: string | null;
  readonly args?: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  readonly ruling?: number;
  readonly id?: string | null;
};

export type WithdrawUndo = {
  readonly type: 'withdraw_undo';
  readonly id?: string | null;
};

/** Codes of refusals that belong to tables, not to a game. */
export type RefusalCode = 'stale' | 'unknown_words' | 'not_seated' | 'not_host' | 'not_open' | 'not_running' | 'not_seen_yet' | 'seat_taken' | 'no_free_seat' | 'already_seated' | 'needs_invitation' | 'seats_free' | 'unknown_level' | 'bot_plays' | 'no_bot_plays' | 'not_away' | 'no_human_there' | 'own_seat' | 'already_voted' | 'no_request' | 'own_request' | 'request_pending' | 'no_turn_to_end' | 'nothing_to_redo' | 'undo_never' | 'undo_must_ask' | 'nothing_played' | 'revealed' | 'turn_is_over' | 'others_have_played' | 'frozen' | 'not_finished' | 'game_running' | 'no_table' | 'too_fast' | 'too_costly' | 'log_full' | 'too_many_bot_tables' | 'bad_message' | 'server_error';
