/** The server's HTTP API. Everything it refuses is thrown as `Refusal`, with a code that the catalogues know. */
import type {
  Ban,
  Catalogue,
  ChannelInfo,
  ChatLine,
  ChatPage,
  Daily,
  GameNote,
  Holidays,
  ServerStatistics,
  Leaderboard,
  LessonInfo,
  LogPage,
  Me,
  MovedTable,
  Muted,
  NewChannel,
  NewTable,
  NewTournament,
  NoticeChoices,
  Notices,
  Past,
  People,
  PersonList,
  PlayerPage,
  PlayerStatistics,
  Position,
  ProgramList,
  ProgramToken,
  PuzzleAnswer,
  PuzzleList,
  PuzzlePosition,
  Refused,
  RelationWish,
  Repair,
  Replay,
  ReportList,
  ReportWish,
  Review,
  ReviewState,
  Sandbox,
  SandboxWish,
  Season,
  SeekWish,
  Seeking,
  ServerHealth,
  ShareLink,
  TableInfo,
  TableList,
  ThoughtList,
  Tournament,
  TournamentList,
  TryWish,
  WhatIf,
} from '../generated/wire';

export class Refusal extends Error {
  readonly code: string;
  readonly refused: Refused | undefined;

  constructor(code: string, reason: string, refused?: Refused) {
    super(reason);
    this.code = code;
    this.refused = refused;
  }
}

type Body = object | undefined;

/** Whether a table, or an address that names it, is one of this device; pages without a server have no other. */
export const isHere = (name: string): boolean =>
  import.meta.env.MODE === 'static' || name.includes('local-');

async function ask<A>(method: string, path: string, body?: Body): Promise<A> {
  const response = await reach(method, path, body);
  if (!response.ok) throw await refusalOf(response);
  return (response.status === 204 ? undefined : await response.json()) as A;
}

/** Ask for something that is no JSON, such as a record. */
async function text(path: string, body?: object): Promise<string> {
  const response = await reach(body === undefined ? 'GET' : 'POST', path, body);
  if (!response.ok) throw await refusalOf(response);
  return response.text();
}

export async function refusalOf(response: Response): Promise<Refusal> {
  const refused = (await response.json().catch(() => undefined)) as Refused | undefined;
  return new Refusal(
    refused?.code ?? 'server_error',
    refused?.reason ?? response.statusText,
    refused,
  );
}

/** Tables of this device, and everything where no server is reached, are answered without one. */
const reachHere = async (method: string, path: string, body: Body): Promise<Response> =>
  (await import('../device/client')).reach(method, path, body);

async function reach(method: string, path: string, body: Body): Promise<Response> {
  if (isHere(path)) return reachHere(method, path, body);
  const sent =
    body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  try {
    return await fetch(`/api${path}`, { method, credentials: 'same-origin', ...sent });
  } catch {
    return reachHere(method, path, body).catch((error) => {
      throw error instanceof Refusal
        ? error
        : new Refusal('offline', 'The server cannot be reached.');
    });
  }
}

const get = <A>(path: string): Promise<A> => ask<A>('GET', path);
const post = <A>(path: string, body?: object): Promise<A> => ask<A>('POST', path, body);

export type TableState = TableInfo['state'];

export const api = {
  /** Nothing for whoever has not come in yet. */
  visitor: () => get<Me | undefined>('/visitor'),
  comeIn: (name: string) => post<Me>('/guests', { name }),
  rename: (name: string) => ask<Me>('PATCH', '/me', { name }),
  claim: (name: string, password: string) => post<Me>('/me/claim', { name, password }),
  changePassword: (old: string, fresh: string) =>
    post<undefined>('/me/password', { old, new: fresh }),
  deleteAccount: (password: string | undefined) =>
    post<undefined>('/me/delete', password === undefined ? {} : { password }),
  signIn: (name: string, password: string) => post<Me>('/sign-in', { name, password }),
  signOut: () => post<undefined>('/sign-out'),
  signOutEverywhere: () => post<undefined>('/sign-out-everywhere'),

  holidays: () => get<Holidays>('/me/holidays'),
  takeHoliday: (since: number, until: number) => post<Holidays>('/me/holidays', { since, until }),
  notices: () => get<Notices>('/me/notices'),
  chooseNotices: (wanted: NoticeChoices) => ask<undefined>('PUT', '/me/notices', wanted),
  addChannel: (target: NewChannel['target']) => post<ChannelInfo>('/me/channels', { target }),
  removeChannel: (id: string) => ask<undefined>('DELETE', `/me/channels/${id}`),
  testChannel: (id: string) => post<undefined>(`/me/channels/${id}/test`),
  isMuted: (table: string) => get<Muted>(`/tables/${table}/muted`),
  mute: (table: string, muted: boolean) =>
    ask<undefined>('PUT', `/tables/${table}/muted`, { muted }),
  unsubscribe: (key: string) => post<undefined>(`/unsubscribe/${key}`),
  confirmMail: (token: string) => post<undefined>('/confirm-mail', { token }),
  forgotPassword: (name: string, language: NoticeChoices['language']) =>
    post<undefined>('/forgotten-password', { name, language }),
  newPassword: (token: string, password: string) =>
    post<undefined>('/new-password', { token, password }),

  people: () => get<People>('/me/people'),
  relate: (wish: RelationWish) => ask<People>('PUT', '/me/people', wish),
  invite: (table: string, name: string) =>
    post<undefined>(`/tables/${table}/invitations`, { name }),
  declineInvitation: (table: string) => ask<undefined>('DELETE', `/me/invitations/${table}`),
  report: (table: string, wish: ReportWish) => post<undefined>(`/tables/${table}/reports`, wish),
  gameNote: (table: string) => get<GameNote>(`/tables/${table}/note`),
  keepGameNote: (table: string, text: string) =>
    ask<undefined>('PUT', `/tables/${table}/note`, { text }),
  seek: (wish: SeekWish) => post<Seeking>('/quick-match', wish),
  stopSeeking: () => ask<undefined>('DELETE', '/quick-match'),
  programs: () => get<ProgramList>('/me/programs'),
  addProgram: (name: string) => post<ProgramToken>('/me/programs', { name }),
  renewToken: (program: string) => post<ProgramToken>(`/me/programs/${program}/token`),
  removeProgram: (program: string) => ask<undefined>('DELETE', `/me/programs/${program}`),

  hostReports: () => get<ReportList>('/host/reports'),
  settleReport: (id: string, outcome: 'kept' | 'removed') =>
    post<undefined>(`/host/reports/${id}`, { outcome }),
  hostPeople: (name: string) => get<PersonList>(`/host/people?${new URLSearchParams({ name })}`),
  ban: (user: string, wish: Ban) => ask<undefined>('PUT', `/host/people/${user}/ban`, wish),
  hostTables: (state: TableState) => get<TableList>(`/host/tables?state=${state}`),
  closeTable: (id: string) => post<undefined>(`/host/tables/${id}/close`),
  repairTable: (id: string, wish: Repair) => post<undefined>(`/host/tables/${id}/repair`, wish),
  hostHealth: () => get<ServerHealth>('/host/health'),

  leaderboard: (game: string, seats: number) => get<Leaderboard>(`/leaderboards/${game}/${seats}`),
  serverStatistics: (game: string) => get<ServerStatistics>(`/statistics/${game}`),
  playerStatistics: (name: string, game: string, seats: number) =>
    get<PlayerStatistics>(`/players/${encodeURIComponent(name)}/statistics/${game}/${seats}`),
  daily: (day?: string) => get<Daily>(day === undefined ? '/daily' : `/daily/${day}`),
  season: (name?: string) => get<Season>(name === undefined ? '/seasons' : `/seasons/${name}`),
  playDaily: () => post<TableInfo>('/daily'),
  tournaments: () => get<TournamentList>('/tournaments'),
  tournament: (id: string) => get<Tournament>(`/tournaments/${id}`),
  makeTournament: (wanted: NewTournament) => post<Tournament>('/tournaments', wanted),
  orderTournament: (id: string, what: 'join' | 'leave' | 'start') =>
    post<Tournament>(`/tournaments/${id}/${what}`),
  cancelTournament: (id: string) => post<undefined>(`/tournaments/${id}/cancel`),
  player: (name: string) => get<PlayerPage>(`/players/${encodeURIComponent(name)}`),

  games: () => get<Catalogue>('/games'),
  lobby: () => get<TableList>('/tables'),
  /** Without `isLooking` the server does not take this for somebody who looks at the page. */
  mine: (states: readonly TableState[], before?: number, isLooking = true) =>
    get<TableList>(
      `/my-tables?${new URLSearchParams([...states.map((state) => ['state', state]), ...(before === undefined ? [] : [['before', String(before)]]), ...(isLooking ? [] : [['looking', 'false']])])}`,
    ),
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  make: (table: NewTable) => post<TableInfo>('/tables', table),
  lesson: (game: string, lesson: string) => get<LessonInfo>(`/games/${game}/lessons/${lesson}`),
  learn: (game: string, lesson: string) => post<TableInfo>('/lessons', { game, lesson }),
  admit: (id: string, key: string) => post<TableInfo>(`/tables/${id}/admission`, { key }),
  join: (id: string, seat?: number, key?: string) =>
    post<TableInfo>(`/tables/${id}/join`, { seat: seat ?? null, key: key ?? null }),
  shareOf: (id: string) => get<ShareLink>(`/tables/${id}/share`),
  share: (id: string) => post<ShareLink>(`/tables/${id}/share`),
  endShare: (id: string) => ask<undefined>('DELETE', `/tables/${id}/share`),
  visit: (id: string, key: string) => post<TableInfo>(`/tables/${id}/visit`, { key }),
  rematch: (id: string) => post<TableInfo>(`/tables/${id}/rematch`),

  position: (id: string) => get<Position>(`/tables/${id}/position`),
  past: (table: string, first: number, last: number) =>
    get<Past>(`/tables/${table}/past?first=${first}&last=${last}`),
  log: (id: string, after: number) => get<LogPage>(`/tables/${id}/log?after=${after}&most=500`),
  chat: async (id: string): Promise<readonly ChatLine[]> =>
    (await get<ChatPage>(`/tables/${id}/chat`)).lines,
  recordAddress: (id: string) => `/api/tables/${id}/record`,

  replayOf: (id: string, first: number, most: number) =>
    get<Replay>(`/tables/${id}/replay?first=${first}&most=${most}`),
  replay: (record: string, first: number, most: number) =>
    post<Replay>(`/replay?first=${first}&most=${most}`, { record }),

  puzzles: () => get<PuzzleList>('/puzzles'),
  puzzle: (id: string, moves: readonly string[]) =>
    post<PuzzlePosition>(`/puzzles/${id}`, { moves }),
  puzzleAnswer: (id: string, moves: readonly string[], language: string) =>
    post<PuzzleAnswer>(`/puzzles/${id}/answer?language=${language}`, { moves }),
  recordOf: (table: string) => text(`/tables/${table}/record`),
  reviewOf: (id: string, setting: string) =>
    post<ReviewState>(`/tables/${id}/review?setting=${setting}`),
  reviewRecord: (record: string, setting: string) =>
    post<ReviewState>('/reviews', { record, setting }),
  reviewState: (review: string, setting: string) =>
    get<ReviewState>(`/reviews/${review}/state?setting=${setting}`),
  /** Of this device alone: a server does not wait to be told. */
  startReview: (review: string, setting: string) =>
    post<ReviewState>(`/reviews/${review}/start?setting=${setting}`),
  cancelReview: (review: string, setting: string) =>
    post<ReviewState>(`/reviews/${review}/cancel?setting=${setting}`),
  review: (review: string, setting: string, language: string) =>
    get<Review>(`/reviews/${review}?setting=${setting}&language=${language}`),
  thoughtsOf: (table: string, language: string) =>
    get<ThoughtList>(`/tables/${table}/thoughts?language=${language}`),
  thoughtsIn: (record: string, language: string) =>
    post<ThoughtList>(`/thoughts?language=${language}`, { record }),
  reviewFrames: (review: string, first: number, most: number) =>
    get<Replay>(`/reviews/${review}/replay?first=${first}&most=${most}`),
  sandbox: (review: string, wish: SandboxWish) => post<Sandbox>(`/reviews/${review}/sandbox`, wish),
  tryMoves: (table: string, wish: TryWish) => post<Sandbox>(`/tables/${table}/try`, wish),
  sandboxRecord: (review: string, wish: SandboxWish) =>
    text(`/reviews/${review}/sandbox/record`, wish),
  /** Go on at the server with a game of this device. */
  takeIn: (moved: MovedTable) => post<TableInfo>('/moved-tables', moved),
  whatIf: (review: string, wish: WhatIf) => post<TableInfo>(`/reviews/${review}/what-if`, wish),
};
