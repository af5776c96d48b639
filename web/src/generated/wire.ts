// Written by `python -m tools.web.types` from the server's types. Do not edit.

/** Give the game up; it ends when all owners of seats want it, also those who let bots play. */
export type Abandon = {
  readonly type: 'abandon';
  readonly wish?: boolean;
  readonly id?: string | null;
};

/** Delete the account; a guest has no password to confirm with. */
export type AccountDeletion = {
  readonly password?: string | null;
};

/** Somebody on my list. asked: I have asked them to be friends; wishes: they have asked me. */
export type Acquaintance = {
  readonly user: string;
  readonly name: string;
  readonly kind: 'asked' | 'block' | 'friend' | 'mute' | 'wishes';
  readonly guest?: boolean;
  readonly here?: boolean;
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

/** Ask what a strong player would do in my place, and why; asking again costs nothing. */
export type AskHint = {
  readonly type: 'hint';
  readonly seq: number;
  readonly id?: string | null;
};

/** One of the first three places: of a season of the daily table (2026-4), or a tournament. */
export type Badge = {
  readonly kind: 'daily' | 'tournament';
  readonly name: string;
  readonly place: number;
  readonly title?: string | null;
};

/** Close an account and its programs for some days; 0 opens it again. */
export type Ban = {
  readonly days: number;
  readonly reason?: string;
};

/** A list of ratings: a title and a number of seats, and how many people are in it. */
export type BoardName = {
  readonly game: string;
  readonly seats: number;
  readonly people: number;
};

/** What there is to play, and against whom. */
export type Catalogue = {
  readonly games: readonly GameInfo[];
  readonly levels: readonly string[];
  readonly away_after: number;
  readonly look_ahead?: readonly string[];
};

/** What I had better not miss now: the catalogues' `<game>-caution-<name>`. */
export type Caution = {
  readonly name: string;
  readonly args: Readonly<Record<string, string | number | readonly (string | number)[]>>;
};

/** A way to reach me; only I see it. */
export type ChannelInfo = {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly is_confirmed: boolean;
  readonly failures: number;
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
  readonly user?: string | null;
};

export type ChatPage = {
  readonly lines: readonly ChatLine[];
};

export type Command = Play | PlayTogether | EndTurn | TakeUndo | Redo | AnswerUndo | WithdrawUndo | Why | AskHint | PlanAhead | KeepNotes | Say | HandOver | TakeBack | VoteBot | GrantTime | GiveUp | Abandon | Start | Leave | Look | Resend | Ping;

export type CommandAnswer = Position | WhyNot | Hint | PlanPreview | ChatLine | Pong;

/** Claim a name, or sign in with it. */
export type Credentials = {
  readonly name: string;
  readonly password: string;
};

/** The table of a day. `commitment` is the hash of its deal, told before anybody plays it. */
export type Daily = {
  readonly day: string;
  readonly number: number;
  readonly game: string;
  readonly levels: readonly string[];
  readonly commitment: string;
  readonly ends_at: number;
  readonly state: 'finished' | 'open' | 'over' | 'playing';
  readonly finished: number;
  readonly table?: string | null;
  readonly ranking?: DailyRanking | null;
  readonly seed?: string | null;
  readonly before?: string | null;
};

/** Who has finished a day's table, and how they began: told to those who have finished too. */
export type DailyRanking = {
  readonly results: readonly DailyResult[];
  readonly openings: readonly SeatTally[];
  readonly opening_kind?: string | null;
};

/** How somebody did at the table of a day; `table` can be replayed once the day is over. */
export type DailyResult = {
  readonly place: number;
  readonly points: number;
  readonly won: boolean;
  readonly name?: string | null;
  readonly mine?: boolean;
  readonly table?: string | null;
};

/** So many days for each turn; clocks may rest on Saturdays and Sundays. `zone` tells when these begin and end, in minutes east of Greenwich. */
export type DaysPace = {
  readonly kind: 'days';
  readonly days: number;
  readonly rests_on_weekends?: boolean;
  readonly zone?: number;
};

export type Decision = {
  readonly prompt: Prompt;
  readonly options: readonly Option[];
  readonly outcomes?: readonly (Outcome | null)[];
  readonly joint?: readonly Joint[];
  readonly caution?: Caution | null;
  readonly end?: EndOffer | null;
};

/** The command with this id is in the log, up to number `seq`. */
export type Done = {
  readonly type: 'done';
  readonly id: string;
  readonly seq: number;
};

/** How often somebody finished ahead of a rival, behind, and level with them. */
export type Encounter = {
  readonly ahead: number;
  readonly behind: number;
  readonly level_with: number;
  readonly name?: string | null;
  readonly level?: string | null;
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
  readonly ordered?: boolean;
  readonly undone?: readonly number[];
  readonly note?: string | null;
  readonly level?: string | null;
  readonly target?: number | null;
  readonly accept?: boolean | null;
  readonly table?: string | null;
  readonly since?: number | null;
  readonly until?: number | null;
};

/** Something that happened; its sentence is the catalogues' `<game>-event-<name>`. */
export type Fact = {
  readonly name: string;
  readonly seat: number | null;
  readonly args: Readonly<Record<string, string | number | readonly (string | number)[]>>;
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

/** How many games of a title and number of seats somebody has finished, and won. */
export type GameCount = {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly wins: number;
};

export type GameInfo = {
  readonly name: string;
  readonly rules: number;
  readonly fewest: number;
  readonly most: number;
  readonly options: readonly OptionChoice[];
  readonly sources: readonly string[];
  readonly verbs: Readonly<Record<string, SignatureInfo>>;
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  readonly lessons?: readonly string[];
};

/** What I have noted about a game; only I read it. Empty: nothing. */
export type GameNote = {
  readonly text: string;
};

/** Leave a running game for good; a bot plays until somebody else takes the seat. */
export type GiveUp = {
  readonly type: 'give_up';
  readonly level: string;
  readonly id?: string | null;
};

/** What can be reached, the catalogues' `<game>-plan-reach-<name>`, and how each turn begins. */
export type Goal = {
  readonly name: string;
  readonly args: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  readonly turns: readonly (readonly string[])[];
};

/** Give more time to a seat whose clock has run out. */
export type GrantTime = {
  readonly type: 'grant_time';
  readonly seat: number;
  readonly id?: string | null;
};

/** Come in as a guest, or change a guest's name. */
export type GuestName = {
  readonly name: string;
};

/** Invite a friend to a table, by the name of their account. */
export type Guestlist = {
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

/** What a strong player would do in my place, from what I know. It holds as long as I am asked the same, since entry `since`. */
export type Hint = {
  readonly type: 'hint';
  readonly since: number;
  readonly best: HintTurn;
  readonly chances: readonly number[];
  readonly prompts: readonly string[];
  readonly topic?: string | null;
  readonly next?: HintTurn | null;
  readonly why?: HintSentence | null;
  readonly reasons?: readonly HintReason[];
  readonly by_source?: Readonly<Record<string, number>>;
  readonly margin?: number;
  readonly close?: boolean;
  readonly model?: number;
  readonly id?: string | null;
};

/** `now`: points that the turn scores; `towards`: that it makes likely; `gives_up`: that the next best turn would bring instead. */
export type HintReason = {
  readonly kind: 'gives_up' | 'now' | 'towards';
  readonly source: string;
  readonly points: number;
};

/** A message of `hint.ftl`. Beside each number N stands `$N_for`, what it is for: the message `<game>-hint-for-<source>`. */
export type HintSentence = {
  readonly message: string;
  readonly numbers: Readonly<Record<string, number>>;
  readonly sources: Readonly<Record<string, string>>;
};

/** A whole turn: its moves, and what it is expected to bring me at the end of the game. */
export type HintTurn = {
  readonly moves: readonly string[];
  readonly points: number;
  readonly chance: number;
};

/** Days on which my clocks rest, wherever moves may take days. */
export type Holiday = {
  readonly since: number;
  readonly until: number;
};

/** My holidays that are not over, and how many days of this year I may still take. */
export type Holidays = {
  readonly holidays: readonly Holiday[];
  readonly days_left: number;
};

/** The key of an invitation or of a link for spectators. */
export type Invitation = {
  readonly key: string;
};

/** Take a seat; any free one that fits if none is named. */
export type JoinRequest = {
  readonly seat?: number | null;
  readonly key?: string | null;
};

/** Several moves that are one choice of mine, to be sent as one. */
export type Joint = {
  readonly moves: readonly string[];
  readonly nouns: readonly (string | number)[];
  readonly outcome: Outcome;
};

/** Note a plan, an order to play it when my turns come, and answers to routine questions. All of it takes the place of what I had noted; without `turns` the plan stays. Nobody else hears of it. */
export type KeepNotes = {
  readonly type: 'keep_notes';
  readonly turns?: readonly (readonly string[])[] | null;
  readonly order?: OrderWish | null;
  readonly routine?: Readonly<Record<string, string>>;
  readonly id?: string | null;
};

/** The strongest of a title and number of seats, and all levels of the bots. */
export type Leaderboard = {
  readonly game: string;
  readonly seats: number;
  readonly players: readonly RatedPlayer[];
  readonly boards: readonly BoardName[];
};

/** Leave a table that has not started; if its maker leaves, it is closed. */
export type Leave = {
  readonly type: 'leave';
  readonly id?: string | null;
};

export type LessonInfo = {
  readonly game: string;
  readonly name: string;
  readonly steps: readonly LessonStep[];
  readonly introductions: readonly LessonIntroduction[];
};

/** What the coach says once in free play: `<game>-introduction-<id>` and its title. */
export type LessonIntroduction = {
  readonly id: string;
  readonly prompts: readonly string[];
  readonly look: readonly string[];
  readonly pane: 'board' | 'mat';
  readonly offers?: readonly string[];
  readonly after?: readonly (readonly string[])[];
};

/** Where I am in the lesson of this table. */
export type LessonPlace = {
  readonly step?: number | null;
  readonly begun?: boolean;
  readonly next?: readonly string[];
};

/** A card of the coach: the catalogues' `<game>-lesson-<lesson>-<id>` and its title. */
export type LessonStep = {
  readonly id: string;
  readonly look: readonly string[];
  readonly pane: 'board' | 'mat';
  readonly told?: boolean;
  readonly point?: number;
};

/** How strong a level of the bots is, and how often a player finishes ahead of it. */
export type LevelRating = {
  readonly level: string;
  readonly rating: Rating;
  readonly ahead: number;
};

/** Everybody has a reserve of seconds, and some more at the beginning of each turn. */
export type LivePace = {
  readonly kind: 'live';
  readonly reserve: number;
  readonly increment: number;
};

export type LogPage = {
  readonly entries: readonly Entry[];
  readonly last: number;
};

/** Say whether my page is in front of me: whoever looks needs no notices. */
export type Look = {
  readonly type: 'look';
  readonly looking: boolean;
  readonly id?: string | null;
};

/** A mailbox; it is used once the link in a first mail was followed. */
export type MailTarget = {
  readonly kind: 'mail';
  readonly address: string;
};

/** The secret of a link in a mail. */
export type MailToken = {
  readonly token: string;
};

export type Me = {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly host?: boolean;
  readonly program?: boolean;
};

export type MovedMove = {
  readonly seat: number;
  readonly move: string;
};

/** A running game against bots that moves from a device to a server. `levels` has one for each seat; that of my own seat does not count. */
export type MovedTable = {
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly seat: number;
  readonly levels: readonly string[];
  readonly moves: readonly MovedMove[];
  readonly thinking?: 'long' | 'normal' | 'quick' | null;
};

/** Whether I want no notices of a table. */
export type Muted = {
  readonly muted: boolean;
};

export type NewChannel = {
  readonly target: PushTarget | MailTarget | WebhookTarget;
};

/** A lesson to begin. */
export type NewLesson = {
  readonly game: string;
  readonly lesson: string;
};

export type NewPassword = {
  readonly old: string;
  readonly new: string;
};

/** An account for a program that plays like a person. */
export type NewProgram = {
  readonly name: string;
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
  readonly pace?: LivePace | DaysPace | null;
  readonly hints?: boolean;
  readonly rated?: boolean;
  readonly thinking?: 'long' | 'normal' | 'quick' | null;
};

/** A tournament to be made; its maker may play or only look after it. */
export type NewTournament = {
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly level: string;
  readonly kind?: 'round_robin' | 'swiss';
  readonly rounds?: number;
  readonly days?: number;
  readonly rated?: boolean;
};

/** What I have noted at this table. `played` are the moves of the first turn that are played already; `changed` are turns that would no longer score what they promised. */
export type Notes = {
  readonly turns?: readonly PlannedTurn[];
  readonly played?: number;
  readonly broken?: PlanBreak | null;
  readonly changed?: readonly number[];
  readonly order?: Order | null;
  readonly stopped?: StoppedOrder | null;
  readonly routine?: Readonly<Record<string, string>>;
};

export type NoticeChoices = {
  readonly off: readonly ('ended' | 'invited' | 'mention' | 'round' | 'started' | 'turn' | 'undo')[];
  readonly language: 'de' | 'en' | 'ru';
};

/** Where I hear, and what I do not want to hear of. */
export type Notices = {
  readonly off: readonly string[];
  readonly channels: readonly ChannelInfo[];
  readonly push_key: string;
  readonly can_mail: boolean;
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

/** An order that stands. */
export type Order = {
  readonly stops?: readonly StopRule[];
  readonly on_choices?: boolean;
  readonly on_points?: boolean;
};

/** Play my plan when my turn comes, unless a rule stops it. `stops` are texts of rules; `on_choices`: stop if I could choose among other things than when I planned; `on_points`: stop if a turn would score less than planned. */
export type OrderWish = {
  readonly stops?: readonly string[];
  readonly on_choices?: boolean;
  readonly on_points?: boolean;
};

/** What an option of mine would bring: the catalogues' `<game>-outcome-<name>`. Its sentence may use the words of the option, `args`, `points` that I score at once and `later`, what the next scoring would change by. Without a name it is that of the verb. */
export type Outcome = {
  readonly name?: string;
  readonly args?: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  readonly points?: number;
  readonly later?: number;
};

/** Wish a link for a new password, to the mailbox of this account. */
export type PasswordForgotten = {
  readonly name: string;
  readonly language?: 'de' | 'en' | 'ru';
};

export type PasswordReset = {
  readonly token: string;
  readonly password: string;
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

/** What has changed since the position with number `base`: see ulpia.table.patches. */
export type Patch = {
  readonly type: 'patch';
  readonly base: number;
  readonly seq: number;
  readonly sum: number;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly entries: readonly Entry[];
  readonly done?: string | null;
};

export type People = {
  readonly people: readonly Acquaintance[];
  readonly invitations: readonly TableInvitation[];
};

/** A person as the host sees them: no address, no notes, no channels. */
export type PersonInfo = {
  readonly user: string;
  readonly name: string;
  readonly kind: 'account' | 'guest' | 'program';
  readonly since: number;
  readonly host?: boolean;
  readonly banned_until?: number | null;
  readonly ban_reason?: string | null;
};

export type PersonList = {
  readonly people: readonly PersonInfo[];
};

export type Ping = {
  readonly type: 'ping';
  readonly id?: string | null;
};

/** Ask what turns of mine would lead to if the others stood still; nobody hears of it. The last turn may be unfinished: then I am told what would be asked next. With `about_table` I am told too what I can reach and what could stop an order. */
export type PlanAhead = {
  readonly type: 'plan';
  readonly turns: readonly (readonly string[])[];
  readonly about_table?: boolean;
  readonly id?: string | null;
};

/** Where a plan cannot be followed any more: turn and move, from 0, and why. */
export type PlanBreak = {
  readonly turn: number;
  readonly move: number;
  readonly code: string;
  readonly args?: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  readonly ruling?: number;
};

/** What a plan leads to: the table after it, and what I would be asked next in its last turn. Goals are those of the table as it is now; rules are those that could stop an order. */
export type PlanPreview = {
  readonly type: 'plan';
  readonly turns: readonly PlannedTurn[];
  readonly view: Readonly<Record<string, unknown>>;
  readonly broken?: PlanBreak | null;
  readonly decision?: Decision | null;
  readonly prospects?: readonly Goal[];
  readonly stops?: readonly StopRule[];
  readonly routine?: readonly RoutinePrompt[];
  readonly id?: string | null;
};

/** A turn of a plan, played out while the others stand still. `is_over`: nothing more would be asked in it. `reveals`: it shows something that nobody can foresee, so its rest is not planned. `caution`: what the others may change before it. */
export type PlannedTurn = {
  readonly moves: readonly string[];
  readonly events: readonly Fact[];
  readonly points: Readonly<Record<string, number>>;
  readonly is_over?: boolean;
  readonly reveals?: boolean;
  readonly caution?: Caution | null;
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

/** What everybody may know of a player. */
export type PlayerPage = {
  readonly name: string;
  readonly since: number;
  readonly mine: boolean;
  readonly games: readonly GameCount[];
  readonly ratings: readonly PlayerRating[];
  readonly program?: boolean;
  readonly badges?: readonly Badge[];
};

/** The rating of a player in one list, among the bots. */
export type PlayerRating = {
  readonly game: string;
  readonly seats: number;
  readonly rating: Rating;
  readonly levels: readonly LevelRating[];
};

/** What finished games of a title with so many seats tell of a player. */
export type PlayerStatistics = {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly wins: number;
  readonly mean: number;
  readonly everybody: number;
  readonly places: readonly SeatTally[];
  readonly sources: readonly SourceShare[];
  readonly trend: readonly TrendPoint[];
  readonly encounters: readonly Encounter[];
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
  readonly now?: number | null;
  readonly skipped?: boolean;
  readonly info?: TableInfo | null;
  readonly hint?: boolean;
  readonly lesson?: LessonPlace | null;
  readonly may_plan?: boolean;
  readonly notes?: Notes | null;
};

/** Which seats are online now. */
export type Presence = {
  readonly type: 'presence';
  readonly online: readonly boolean[];
};

export type Program = {
  readonly user: string;
  readonly name: string;
  readonly since: number;
};

export type ProgramList = {
  readonly programs: readonly Program[];
};

/** The token of a program, told this once: `Authorization: Bearer TOKEN`. */
export type ProgramToken = {
  readonly program: Program;
  readonly token: string;
};

/** What I am asked: the catalogues' `<game>-prompt-<name>`. */
export type Prompt = {
  readonly name: string;
  readonly args: Readonly<Record<string, string | number | readonly (string | number)[]>>;
};

/** A browser, as its push manager describes it. */
export type PushTarget = {
  readonly kind: 'push';
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

/** Whether my turn was the best one, the best one and others, and why in words. `missed` is what a player of level `missed_by` did. Where words name a seat, its number stands in white square brackets. */
export type PuzzleAnswer = {
  readonly solved: boolean;
  readonly lines: readonly PuzzleLine[];
  readonly missed: readonly string[];
  readonly missed_by: string;
  readonly why: readonly string[];
};

/** A puzzle; `difficulty`, from 1 to 4, is how many of four levels did not find it. */
export type PuzzleInfo = {
  readonly id: string;
  readonly game: string;
  readonly difficulty: number;
};

/** A turn that was judged, also in words. */
export type PuzzleLine = {
  readonly moves: readonly string[];
  readonly said: readonly string[];
  readonly chance: number;
  readonly points: number;
};

/** All puzzles, by game and the easiest first. */
export type PuzzleList = {
  readonly puzzles: readonly PuzzleInfo[];
};

/** What somebody has chosen in a puzzle so far. */
export type PuzzleMoves = {
  readonly moves?: readonly string[];
};

/** The table of a puzzle after my moves; without a `decision` my turn is over. */
export type PuzzlePosition = {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly seat: number;
  readonly difficulty: number;
  readonly view: Readonly<Record<string, unknown>>;
  readonly decision?: Decision | null;
};

/** A line of a list: a person with their place, or a level of the bots without one. */
export type RatedPlayer = {
  readonly rating: Rating;
  readonly name?: string | null;
  readonly level?: string | null;
  readonly place?: number | null;
  readonly mine?: boolean;
  readonly program?: boolean;
};

/** A strength on a scale where 400 points are ten to one. 19 times of 20 it lies within `spread` of `rating`. Below ten games it is `provisional`. */
export type Rating = {
  readonly rating: number;
  readonly spread: number;
  readonly games: number;
  readonly provisional: boolean;
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

/** How I stand to somebody, named by their account or, as a guest, by their id. Friends must both say so. Of a muted person I read no chat; with a blocked one I also share no new table. null: as to anybody. */
export type RelationWish = {
  readonly kind: 'block' | 'friend' | 'mute' | null;
  readonly name?: string | null;
  readonly user?: string | null;
};

/** Take a game back to where it stood after an entry; the note stands in its log. */
export type Repair = {
  readonly seq: number;
  readonly note: string;
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

export type ReportList = {
  readonly reports: readonly ReportedLine[];
};

/** Tell the host of a line in the chat. */
export type ReportWish = {
  readonly channel: 'players' | 'spectators';
  readonly number: number;
  readonly reason: string;
};

/** A line of a chat that somebody has reported. */
export type ReportedLine = {
  readonly id: string;
  readonly table: string;
  readonly user: string;
  readonly name: string;
  readonly text: string;
  readonly reason: string;
  readonly by: string;
  readonly made_at: number;
  readonly outcome?: string | null;
  readonly banned_until?: number | null;
};

/** Send me the whole position; `seq` is the last number of the log that I have. */
export type Resend = {
  readonly type: 'resend';
  readonly seq: number;
  readonly id?: string | null;
};

export type Result = {
  readonly totals: readonly number[];
  readonly points: readonly (Readonly<Record<string, number>>)[];
  readonly winners: readonly number[];
};

/** A review in the words of one language; numbers are the same in all. */
export type Review = {
  readonly format: number;
  readonly model: number;
  readonly setting: 'quick' | 'thorough';
  readonly record: string;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly sources: readonly string[];
  readonly points: readonly (readonly number[])[];
  readonly winners: readonly number[];
  readonly entries: number;
  readonly viewpoints: readonly ReviewViewpoint[];
  readonly decisions: readonly ReviewDecision[];
  readonly costliest: readonly (readonly number[])[];
  readonly reveals: readonly ReviewReveal[];
  readonly account: readonly ReviewAccounts[];
};

/** How a seat came from its start to its end: start + play + others + luck + rest = end. */
export type ReviewAccount = {
  readonly start: number;
  readonly play: number;
  readonly others: number;
  readonly luck: number;
  readonly rest: number;
  readonly end: number;
};

export type ReviewAccounts = {
  readonly chance: ReviewAccount;
  readonly points: ReviewAccount;
};

/** A decision: the entries `entry` to `last`, its lines (the best first), and why in words. `better` is the sentence of `why` that says what was better. Where words name a seat, its number stands in white square brackets. */
export type ReviewDecision = {
  readonly entry: number;
  readonly last: number;
  readonly seat: number;
  readonly turn: number;
  readonly prompt: string;
  readonly args: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  readonly mark: 'best' | 'blunder' | 'costly' | 'fine' | 'inaccuracy' | 'mistake' | 'only';
  readonly loss: ReviewLoss;
  readonly worlds: number;
  readonly lines: readonly ReviewLine[];
  readonly why: readonly string[];
  readonly better: string;
};

/** A line that was tried: its moves, also in words, and what it is worth. */
export type ReviewLine = {
  readonly moves: readonly string[];
  readonly said: readonly string[];
  readonly first: Option;
  readonly played: boolean;
  readonly chance: number;
  readonly sources: readonly number[];
  readonly worlds: number;
};

/** What the played line lost, with standard errors. */
export type ReviewLoss = {
  readonly chance: number;
  readonly points: number;
  readonly chance_error: number;
  readonly points_error: number;
};

/** What a viewpoint could expect after an entry (-1: at the beginning), by seat. */
export type ReviewPoint = {
  readonly entry: number;
  readonly chances: readonly number[];
  readonly points: readonly number[];
};

/** Something that chance decided, in words. */
export type ReviewReveal = {
  readonly entry: number;
  readonly said: readonly string[];
  readonly swings: readonly ReviewSwing[];
};

/** How far a review has come; `before` are the reviews that come first. Without a server a review is `offered` before it is made, with about how many seconds it takes there; a thorough one that would take far too long has none. */
export type ReviewState = {
  readonly id: string;
  readonly setting: 'quick' | 'thorough';
  readonly state: 'done' | 'failed' | 'offered' | 'waiting' | 'working';
  readonly percent?: number;
  readonly before?: number;
  readonly seconds?: number;
  readonly thorough_seconds?: number;
};

/** What a reveal did to a seat. */
export type ReviewSwing = {
  readonly seat: number;
  readonly chance: number;
  readonly points: number;
};

/** The whole game as a seat knew it, or as an onlooker did. */
export type ReviewViewpoint = {
  readonly seat: number | null;
  readonly curve: readonly ReviewPoint[];
};

/** A record of a finished game, to be reviewed. */
export type ReviewWish = {
  readonly record: string;
  readonly setting?: 'quick' | 'thorough';
};

/** A question that may be answered always alike, with the answers for that. */
export type RoutinePrompt = {
  readonly prompt: string;
  readonly answers: readonly string[];
};

/** Where a line leads, all cards open; `line` are its moves, as options are told. */
export type Sandbox = {
  readonly choices: readonly SandboxChoice[];
  readonly line: readonly unknown[];
  readonly views: readonly (Readonly<Record<string, unknown>>)[];
  readonly points: readonly (readonly number[])[];
  readonly winners?: readonly number[];
};

/** What a seat is asked. */
export type SandboxChoice = {
  readonly seat: number;
  readonly prompt: Prompt;
  readonly options: readonly unknown[];
};

/** A line from a moment of a finished game: the moves before `entry` stand. */
export type SandboxWish = {
  readonly entry: number;
  readonly line?: readonly TriedMove[];
};

export type Say = {
  readonly type: 'chat';
  readonly text: string;
  readonly id?: string | null;
};

/** A season of the daily table: a quarter of the calendar, told as 2026-4. */
export type Season = {
  readonly season: string;
  readonly ends_at: number;
  readonly is_over: boolean;
  readonly standings: readonly SeasonLine[];
  readonly before: string;
};

/** What somebody has gathered in a season, on so many days. */
export type SeasonLine = {
  readonly place: number;
  readonly points: number;
  readonly days: number;
  readonly name: string;
  readonly mine: boolean;
};

/** The clock of a seat, in milliseconds; it runs if it has a deadline. */
export type SeatClock = {
  readonly left: number;
  readonly deadline?: number | null;
  readonly replace_at?: number | null;
  readonly resumes_at?: number | null;
  readonly granted?: readonly number[];
};

/** A seat as everybody sees it. `level`: a bot plays here now, whoever owns the seat. */
export type SeatInfo = {
  readonly seat: number;
  readonly place: string;
  readonly name?: string | null;
  readonly user?: string | null;
  readonly guest?: boolean;
  readonly former?: boolean;
  readonly program?: boolean;
  readonly level?: string | null;
  readonly online?: boolean;
  readonly waiting_since?: number | null;
  readonly may_vote?: boolean;
  readonly given_up?: boolean;
  readonly clock?: SeatClock | null;
};

/** How many seats had this value, with their points in all; and how many of them won. */
export type SeatTally = {
  readonly key: string;
  readonly seats: number;
  readonly total: number;
  readonly wins: number;
  readonly won_total: number;
};

/** What finished games of a title with so many seats tell of everybody. */
export type SeatsStatistics = {
  readonly seats: number;
  readonly games: number;
  readonly scores: readonly SeatTally[];
  readonly sources: readonly SeatTally[];
  readonly openings: readonly SeatTally[];
  readonly places: readonly SeatTally[];
};

/** Find me people for this game, now. */
export type SeekWish = {
  readonly game: string;
  readonly seats: number;
  readonly rated?: boolean;
};

/** How the search goes; ask every few seconds, or it ends. */
export type Seeking = {
  readonly state: 'idle' | 'ready' | 'waiting';
  readonly game?: string;
  readonly seats?: number;
  readonly rated?: boolean;
  readonly found?: number;
  readonly table?: string | null;
};

/** The health of the server. */
export type ServerHealth = {
  readonly version: string;
  readonly database: string;
  readonly accounts: number;
  readonly guests: number;
  readonly tables: readonly TableCount[];
  readonly sockets: number;
  readonly tables_in_memory: number;
  readonly bots_late: number;
  readonly channels_failing: number;
  readonly reports_open: number;
};

export type ServerMessage = Position | Patch | Done | Refused | WhyNot | Hint | PlanPreview | ChatLine | Presence | Pong;

/** What finished games of a title tell; `opening_kind` names the words of its openings. */
export type ServerStatistics = {
  readonly game: string;
  readonly opening_kind: string | null;
  readonly tables: readonly SeatsStatistics[];
};

/** The decision on a reported line: it stays, or its text is removed. */
export type Settlement = {
  readonly outcome: 'kept' | 'removed';
};

/** The key of a share link. */
export type ShareKey = {
  readonly key: string;
};

/** The share link of a table, if there is one. */
export type ShareLink = {
  readonly key?: string | null;
  readonly made_at?: number | null;
};

export type SignatureInfo = {
  readonly arguments: readonly Argument[];
  readonly many: boolean;
};

/** Points from a source in a game: a player's mean, and everybody's. */
export type SourceShare = {
  readonly source: string;
  readonly own: number;
  readonly everybody: number;
};

/** A bot of this level made so many of a person's moves. */
export type StandIn = {
  readonly seat: number;
  readonly level: string;
  readonly moves: number;
};

/** A line of the standings. Points are told twice over: halves, in whole numbers. */
export type Standing = {
  readonly place: number;
  readonly halves: number;
  readonly rival_halves: number;
  readonly games: readonly TournamentPlace[];
  readonly name?: string | null;
  readonly level?: string | null;
  readonly mine?: boolean;
};

/** Start now, with bots of level `fill` in the seats that are still free. A table whose seats are all taken starts by itself. */
export type Start = {
  readonly type: 'start';
  readonly fill: string;
  readonly id?: string | null;
};

/** A rule that stops an order, the catalogues' `<game>-stop-<name>`; `text` is what travels. */
export type StopRule = {
  readonly text: string;
  readonly name: string;
  readonly args: Readonly<Record<string, string | number | readonly (string | number)[]>>;
};

/** Why an order was dropped: a rule of the game, or a reason of the server. `rule`: the rule `stop` has fired; `choices`, `points`: I could choose among other things, it would score less; `broken`: the plan cannot be played (`broken`); `undone`: a move was taken back; `handed_over`: a bot played for me. */
export type StoppedOrder = {
  readonly reason: 'broken' | 'choices' | 'handed_over' | 'points' | 'rule' | 'undone';
  readonly stop?: StopRule | null;
  readonly broken?: PlanBreak | null;
};

/** An arrow over the picture of the table. */
export type StudyArrow = {
  readonly x: number;
  readonly y: number;
  readonly to_x: number;
  readonly to_y: number;
};

/** Something that was said in a room. */
export type StudyLine = {
  readonly number: number;
  readonly name: string;
  readonly text: string;
};

/** Somebody in a room, by a number of the room; guests of the server may have no name. */
export type StudyPerson = {
  readonly number: number;
  readonly name: string;
};

/** Where whoever leads points to. */
export type StudyPoint = {
  readonly type: 'point';
  readonly x: number;
  readonly y: number;
};

/** Who is there, who leads, and what is shown; `said` is all that is remembered. */
export type StudyRoom = {
  readonly type: 'room';
  readonly you: number;
  readonly leader: number;
  readonly people: readonly StudyPerson[];
  readonly shown: StudyShow | null;
  readonly said: readonly StudyLine[];
};

/** Say something to everybody in the room. */
export type StudySay = {
  readonly type: 'say';
  readonly text: string;
};

/** What whoever leads looks at: a decision by its entry, a line of it, a part of the table. In a replay `entry` is the number of the position, and `seat` whose board is shown. */
export type StudyShow = {
  readonly type: 'show';
  readonly entry: number;
  readonly line?: 'better' | 'played';
  readonly pane?: 'board' | 'mat';
  readonly seat?: number;
  readonly arrows?: readonly StudyArrow[];
};

/** Take the pointer: from now on I lead. */
export type StudyTake = {
  readonly type: 'take';
};

export type TableCount = {
  readonly state: string;
  readonly count: number;
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
  readonly undo: 'ask' | 'free' | 'lesson' | 'never';
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
  readonly lesson?: string | null;
  readonly pace?: LivePace | DaysPace | null;
  readonly hints?: boolean;
  readonly rated?: boolean;
  readonly event?: string | null;
  readonly thinking?: 'long' | 'normal' | 'quick' | null;
};

/** A friend keeps a seat free for me. */
export type TableInvitation = {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly by: string;
  readonly made_at: number;
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

/** What a bot considered before the move at an entry, the chosen line first. */
export type Thought = {
  readonly entry: number;
  readonly seat: number;
  readonly lines: readonly ThoughtLine[];
};

/** A line that a bot considered, in words, with the numbers that it gave it. */
export type ThoughtLine = {
  readonly said: readonly string[];
  readonly chance?: number | null;
  readonly points?: number | null;
};

/** What the bots of a finished game thought when they played; empty if nothing was kept. */
export type ThoughtList = {
  readonly thoughts: readonly Thought[];
};

export type Tournament = {
  readonly info: TournamentInfo;
  readonly standings: readonly Standing[];
};

/** What lists show of a tournament. */
export type TournamentInfo = {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly kind: 'round_robin' | 'swiss';
  readonly rounds: number;
  readonly days: number;
  readonly level: string;
  readonly rated: boolean;
  readonly state: 'cancelled' | 'finished' | 'open' | 'running';
  readonly round: number;
  readonly people: number;
  readonly created_at: number;
  readonly deadline?: number | null;
  readonly joined?: boolean;
  readonly host?: boolean;
};

export type TournamentList = {
  readonly tournaments: readonly TournamentInfo[];
};

/** A round of a player: where, and at which place once the game is over. */
export type TournamentPlace = {
  readonly table: string;
  readonly place?: number | null;
};

/** A rating after a game. */
export type TrendPoint = {
  readonly at: number;
  readonly rating: number;
  readonly spread: number;
};

/** A move of a line that is tried out, and whose it is. */
export type TriedMove = {
  readonly seat: number;
  readonly move: string;
};

/** A line from what I know after entry `seq` of a running game; `world` deals the rest anew. */
export type TryWish = {
  readonly seq: number;
  readonly world?: number;
  readonly line?: readonly TriedMove[];
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

/** A web server that takes JSON, or the incoming webhook of a chat. */
export type WebhookTarget = {
  readonly kind: 'webhook';
  readonly url: string;
  readonly format?: 'discord' | 'json' | 'slack';
};

/** A table of one's own from a moment of a finished game: the moves before `entry` stand. After them come those of `line`, which were tried out. */
export type WhatIf = {
  readonly entry: number;
  readonly seat: number;
  readonly level: string;
  readonly line?: readonly TriedMove[];
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
export type RefusalCode = 'stale' | 'unknown_words' | 'not_seated' | 'not_host' | 'not_open' | 'not_running' | 'not_seen_yet' | 'seat_taken' | 'no_free_seat' | 'already_seated' | 'needs_invitation' | 'seats_free' | 'unknown_lesson' | 'unknown_level' | 'bot_plays' | 'no_bot_plays' | 'not_away' | 'no_human_there' | 'own_seat' | 'no_clock' | 'time_left' | 'already_granted' | 'own_seat_only' | 'already_voted' | 'no_request' | 'own_request' | 'request_pending' | 'no_turn_to_end' | 'no_hints' | 'not_ratable' | 'rated_stays' | 'rated_reveals' | 'needs_account' | 'no_plans' | 'no_hint_now' | 'no_hint_found' | 'plan_broken' | 'nothing_planned' | 'own_turn' | 'unknown_stop' | 'not_routine' | 'nothing_to_redo' | 'undo_never' | 'undo_must_ask' | 'nothing_played' | 'revealed' | 'turn_is_over' | 'others_have_played' | 'not_movable' | 'frozen' | 'not_finished' | 'no_puzzle' | 'no_review' | 'room_full' | 'not_leading' | 'no_tournament' | 'tournament_began' | 'tournament_full' | 'too_few_players' | 'too_many_tournaments' | 'already_joined' | 'not_joined' | 'no_such_day' | 'daily_sealed' | 'needs_role' | 'banned' | 'not_welcome' | 'own_program' | 'people_only' | 'not_friends' | 'yourself' | 'too_many_people' | 'no_line' | 'no_report' | 'no_program' | 'too_many_programs' | 'no_person' | 'no_player' | 'no_such_moment' | 'game_running' | 'no_table' | 'too_fast' | 'too_costly' | 'log_full' | 'too_many_bot_tables' | 'bad_message' | 'server_error';
