/** The worker that holds the tables: Python with the same tables as a server, the journal under it, the thinker beside it. */
import type { EngineList } from './files';
import * as journal from './journal';
import { startPython, type PyProxy } from './python';
import { TableLocks } from './locks';
import * as shelf from './shelf';
import { Thinker } from './thinker';

export type WorkerOrder =
  | { readonly kind: 'start'; readonly list: EngineList; readonly name: string }
  | { readonly kind: 'name'; readonly name: string }
  | {
      readonly kind: 'request';
      readonly id: number;
      readonly method: string;
      readonly address: string;
      readonly body: string;
    }
  | {
      readonly kind: 'open';
      readonly connection: number;
      readonly table: string;
      readonly after?: number;
    }
  | { readonly kind: 'say'; readonly connection: number; readonly text: string }
  | { readonly kind: 'close'; readonly connection: number };

export type Report =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly trouble: string }
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly status: number;
      readonly text: string;
    }
  | { readonly kind: 'opened'; readonly connection: number; readonly refused: string }
  | { readonly kind: 'message'; readonly connection: number; readonly text: string };

/** `ulpia.device.worker.Worker`. */
type Tables = {
  readonly call_me: (name: string) => void;
  readonly request: (method: string, address: string, body: string) => Promise<PyProxy>;
  readonly open_connection: (
    connection: number,
    table: string,
    after: number | undefined,
    tell: (text: string) => void,
  ) => Promise<string>;
  readonly receive: (connection: number, text: string) => Promise<void>;
  readonly end_connection: (connection: number) => Promise<void>;
  readonly look_again: (table: string) => Promise<void>;
};
type Maker = (
  journal: object,
  think: (text: string) => Promise<string | undefined>,
  mayThink: (table: string) => Promise<boolean>,
  forget: (text: string) => void,
  effects: undefined,
  shelf: object,
) => Tables;

const CHANNEL = 'ulpia-tables';
const report = (told: Report): void => postMessage(told);

const news = new BroadcastChannel(CHANNEL);
const locks = new TableLocks();
let starting: Promise<Tables> | undefined;

/** The journal, which tells other tabs what was written. */
const loud = {
  version: journal.version,
  read: journal.read,
  write: async (table: string, expected: number, page: string): Promise<journal.WriteOutcome> => {
    const outcome = await journal.write(table, expected, page);
    if (outcome === 'written') news.postMessage(table);
    return outcome;
  },
};

async function start(list: EngineList, name: string): Promise<Tables> {
  const thinker = new Thinker(list);
  const module = await startPython(list, 'ulpia.device.worker');
  const tables = (module['Worker'] as Maker)(
    loud,
    (text) => thinker.think(text),
    (table) => locks.hold(table),
    (text) => thinker.forget(text),
    undefined,
    { read: shelf.read, write: shelf.write },
  );
  tables.call_me(name);
  thinker.start();
  news.onmessage = ({ data }: MessageEvent<string>) => void tables.look_again(data);
  return tables;
}

addEventListener('message', ({ data }: MessageEvent<WorkerOrder>) => void execute(data));

async function execute(order: WorkerOrder): Promise<void> {
  if (order.kind === 'start') {
    starting = start(order.list, order.name);
    starting.then(
      () => report({ kind: 'ready' }),
      (error) => report({ kind: 'failed', trouble: String(error) }),
    );
    return;
  }
  const tables = await starting;
  if (tables === undefined) return;
  if (order.kind === 'request') await answer(tables, order);
  else if (order.kind === 'open') await openConnection(tables, order);
  else if (order.kind === 'say') await tables.receive(order.connection, order.text);
  else if (order.kind === 'name') tables.call_me(order.name);
  else await closeConnection(tables, order.connection);
}

async function answer(tables: Tables, order: WorkerOrder & { kind: 'request' }): Promise<void> {
  const told = await tables.request(order.method, order.address, order.body);
  const [status, text] = told.toJs() as [number, string];
  told.destroy();
  report({ kind: 'answer', id: order.id, status, text });
}

async function openConnection(
  tables: Tables,
  { connection, table, after }: WorkerOrder & { kind: 'open' },
) {
  locks.enter(connection, table);
  const refused = await tables.open_connection(connection, table, after, (text) =>
    report({ kind: 'message', connection, text }),
  );
  report({ kind: 'opened', connection, refused });
}

async function closeConnection(tables: Tables, connection: number): Promise<void> {
  await tables.end_connection(connection);
  locks.leave(connection);
}
