/** The page's side of the tables on this device: answers what a server would, from the journal or from Python in a worker. */
import { mount } from 'svelte';
import type { Me, TableInfo } from '../generated/wire';
import { loadTableTexts, write } from '../i18n/index.svelte';
import { Refusal } from '../state/api';
import type { Socket } from '../state/connection';
import { go } from '../state/router.svelte';
import { engineList, isLoaded } from './files';
import * as journal from './journal';
import { isNearlyFull } from './storage';
import type { WorkerOrder, Report } from './tables-worker';

const NAME = 'ulpia.device-name';
const NO_TABLE = 4404;
const NO_CONTENT = 204;

/** A word of the tables on this device: `words('ask')` is `device-web-ask` of the catalogues. */
export const words = (id: string, values?: Readonly<Record<string, string | number>>): string =>
  write(`device-web-${id}`, values);
export const loadWords = (): Promise<void> => loadTableTexts('device');

const refusal = (code: string): Refusal => new Refusal(code, words(`refusal-${code}`));

// who plays here

export const myName = (): string => {
  try {
    return localStorage.getItem(NAME) ?? words('me');
  } catch {
    return words('me'); // no storage: the name is the least of the troubles
  }
};

function rename(name: string): Me {
  localStorage.setItem(NAME, name);
  tell({ kind: 'name', name });
  return me();
}

const me = (): Me => ({ id: 'me', name: myName(), guest: true });

// Python in its worker

let worker: Worker | undefined;
let starting: Promise<Worker> | undefined;
let number = 0;
const answers = new Map<number, (answer: Response) => void>();
const sockets = new Map<number, DeviceSocket>();

/** Start Python, once; the files must be in this browser. */
export function startEngine(): Promise<Worker> {
  starting ??= start();
  starting.catch(() => (starting = undefined));
  return starting;
}

async function start(): Promise<Worker> {
  await loadWords();
  const list = await engineList();
  if (!(await isLoaded(list))) {
    go('/here');
    throw refusal('engine_needed');
  }
  const made = new Worker(new URL('./tables-worker.ts', import.meta.url), { type: 'module' });
  await new Promise<void>((resolve, reject) => {
    made.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data.kind === 'failed') reject(refusal('engine_failed'));
      else if (data.kind === 'ready') resolve();
      else receive(data);
    };
    made.onerror = () => reject(refusal('engine_failed'));
    made.postMessage({ kind: 'start', list, name: myName() } satisfies WorkerOrder);
  });
  worker = made;
  return made;
}

const tell = (order: WorkerOrder): void => worker?.postMessage(order);

function receive(report: Report): void {
  if (report.kind === 'answer') {
    answers.get(report.id)?.(new Response(translate(report.text), { status: report.status }));
    answers.delete(report.id);
  } else if (report.kind === 'message')
    sockets.get(report.connection)?.hear(translate(report.text));
  else if (report.kind === 'opened') sockets.get(report.connection)?.finishOpening(report.refused);
}

/** What only a device refuses has its sentences here. */
function translate(text: string): string {
  if (!text.startsWith('{"type":"refused"') && !text.startsWith('{"code"')) return text;
  const told = JSON.parse(text) as { code?: string; reason?: string };
  const sentence = words(`refusal-${told.code ?? ''}`);
  return sentence.startsWith('device-web-') ? text : JSON.stringify({ ...told, reason: sentence });
}

// requests

const json = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

/** Answer a request of the page for a table of this device, or because there is no server. */
export async function reach(method: string, path: string, body?: object): Promise<Response> {
  await loadWords();
  const [place = '', query = ''] = path.split('?');
  const quick = QUICK[`${method} ${place}`];
  if (quick !== undefined) return quick(new URLSearchParams(query), body);
  const engine = await startEngine();
  return new Promise((resolve) => {
    const id = (number += 1);
    answers.set(id, resolve);
    engine.postMessage({
      kind: 'request',
      id,
      method,
      address: path,
      body: body === undefined ? '' : JSON.stringify(body),
    } satisfies WorkerOrder);
  });
}

type Quick = (query: URLSearchParams, body?: object) => Promise<Response>;
/** What needs no Python. */
const QUICK: Readonly<Record<string, Quick | undefined>> = {
  'GET /visitor': async () => json(me()),
  'POST /guests': async () => json(me()),
  'PATCH /me': async (_, body) => json(rename((body as { name: string }).name)),
  'GET /games': async () => json((await import('../generated/catalogue.json')).default),
  'GET /tables': async () => json({ tables: [] }),
  'GET /my-tables': async (query) =>
    json({
      tables: query.has('before') ? [] : await deviceTables(query.getAll('state')),
    }),
  'POST /sign-out': async () => new Response(null, { status: NO_CONTENT }),
};

/** What lists show of the tables of this device; none where nothing may be stored. */
export async function deviceTables(states: readonly string[]): Promise<readonly TableInfo[]> {
  const all = await journal.tables().catch(() => []);
  return all.filter((table) => states.length === 0 || states.includes(table.state));
}

// sockets

/** What a WebSocket is to a server's table. */
class DeviceSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  private readonly connection = (number += 1);

  constructor(
    private readonly table: string,
    after: string | null,
  ) {
    sockets.set(this.connection, this);
    startEngine().then(
      () =>
        tell({
          kind: 'open',
          connection: this.connection,
          table,
          ...(after === null ? {} : { after: Number(after) }),
        }),
      () => this.fail(),
    );
  }

  finishOpening(refused: string): void {
    if (refused === '') {
      this.onopen?.();
      void warnOfStorage();
    } else if (refused === 'journal_damaged') go(`/here?damaged=${this.table}`);
    else this.fail();
  }

  hear(text: string): void {
    this.onmessage?.({ data: text });
  }

  send(text: string): void {
    tell({ kind: 'say', connection: this.connection, text });
  }

  close(): void {
    sockets.delete(this.connection);
    tell({ kind: 'close', connection: this.connection });
  }

  private fail(): void {
    sockets.delete(this.connection);
    this.onclose?.({ code: NO_TABLE });
  }
}

let isWarned = false;

/** Say once, at a table, that the storage is nearly full: before a move is refused for it. */
async function warnOfStorage(): Promise<void> {
  if (isWarned || !(await isNearlyFull())) return;
  isWarned = true;
  const { default: StorageLow } = await import('./StorageLow.svelte');
  mount(StorageLow, { target: document.body });
}

/** A socket to the table of a websocket's address. */
export function connect(address: string): Socket {
  const { pathname, searchParams } = new URL(address);
  const table = /local-[a-z0-9]+/.exec(pathname)?.[0] ?? '';
  return new DeviceSocket(table, searchParams.get('after'));
}

// records

/** Links to the record of a table on this device become a file: there is nobody to load it from. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const table = /\/api\/tables\/(local-[a-z0-9]+)\/record$/.exec(link?.pathname ?? '')?.[1];
  if (table === undefined || event.button !== 0) return;
  event.preventDefault();
  void saveRecord(table);
});

/** Save the record of a table as a file. */
export async function saveRecord(table: string): Promise<void> {
  const response = await reach('GET', `/tables/${table}/record`);
  if (!response.ok) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([await response.text()], { type: 'text/plain' }));
  link.download = `${table}.game`;
  link.click();
  URL.revokeObjectURL(link.href);
}
