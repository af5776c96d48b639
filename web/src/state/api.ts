/** The server's HTTP API. Everything it refuses is thrown as `Refusal`, with a code that the catalogues know. */
import type {
  Catalogue,
  ChatLine,
  ChatPage,
  LogPage,
  Me,
  NewTable,
  Past,
  Position,
  Refused,
  Replay,
  ShareLink,
  TableInfo,
  TableList,
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

async function ask<A>(method: string, path: string, body?: Body): Promise<A> {
  const response = await reach(method, path, body);
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as A;
  const refused = (await response.json().catch(() => undefined)) as Refused | undefined;
  throw new Refusal(refused?.code ?? 'server_error', refused?.reason ?? response.statusText, refused);
}

async function reach(method: string, path: string, body: Body): Promise<Response> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  try {
    return await fetch(`/api${path}`, { method, credentials: 'same-origin', ...sent });
  } catch {
    throw new Refusal('offline', 'The server cannot be reached.');
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
  changePassword: (old: string, fresh: string) => post<undefined>('/me/password', { old, new: fresh }),
  deleteAccount: (password: string | undefined) => post<undefined>('/me/delete', password === undefined ? {} : { password }),
  signIn: (name: string, password: string) => post<Me>('/sign-in', { name, password }),
  signOut: () => post<undefined>('/sign-out'),
  signOutEverywhere: () => post<undefined>('/sign-out-everywhere'),

  games: () => get<Catalogue>('/games'),
  lobby: () => get<TableList>('/tables'),
  mine: (states: readonly TableState[], before?: number) =>
    get<TableList>(`/my-tables?${new URLSearchParams([...states.map(state => ['state', state]), ...(before === undefined ? [] : [['before', String(before)]])])}`),
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  make: (table: NewTable) => post<TableInfo>('/tables', table),
  admit: (id: string, key: string) => post<TableInfo>(`/tables/${id}/admission`, { key }),
  join: (id: string, seat?: number, key?: string) => post<TableInfo>(`/tables/${id}/join`, { seat: seat ?? null, key: key ?? null }),
  shareOf: (id: string) => get<ShareLink>(`/tables/${id}/share`),
  share: (id: string) => post<ShareLink>(`/tables/${id}/share`),
  endShare: (id: string) => ask<undefined>('DELETE', `/tables/${id}/share`),
  visit: (id: string, key: string) => post<TableInfo>(`/tables/${id}/visit`, { key }),
  rematch: (id: string) => post<TableInfo>(`/tables/${id}/rematch`),

  position: (id: string) => get<Position>(`/tables/${id}/position`),
  past: (table: string, first: number, last: number) => get<Past>(`/tables/${table}/past?first=${first}&last=${last}`),
  log: (id: string, after: number) => get<LogPage>(`/tables/${id}/log?after=${after}&most=500`),
  chat: async (id: string): Promise<readonly ChatLine[]> => (await get<ChatPage>(`/tables/${id}/chat`)).lines,
  recordAddress: (id: string) => `/api/tables/${id}/record`,

  replayOf: (id: string, first: number, most: number) => get<Replay>(`/tables/${id}/replay?first=${first}&most=${most}`),
  replay: (record: string, first: number, most: number) => post<Replay>(`/replay?first=${first}&most=${most}`, { record }),
};
