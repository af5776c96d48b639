/** The connection to a table: on a server, or on this device. */
import { isHere } from './api';
import {
  openConnection,
  type Connection,
  type ConnectionHandlers,
  type Socket,
} from './connection';

export type TableConnectionOptions = {
  readonly connect?: (address: string) => Socket;
  /** What must be done before the table is asked for. */
  readonly ready?: Promise<unknown>;
};

/** How a table of this device is reached. */
function deviceConnection(): Pick<ConnectionHandlers, 'connect' | 'ready'> {
  let connect: (address: string) => Socket = () => {
    throw new Error('a table of this device is asked for too early');
  };
  const ready = import('../device/client').then((client) => (connect = client.connect));
  return { ready, connect: (address) => connect(address) };
}

/** `seen`: the number of the last entry that is known, if any. */
export function openTableConnection(
  table: string,
  options: TableConnectionOptions,
  seen: () => number | undefined,
  handlers: Pick<ConnectionHandlers, 'onMessage' | 'onState' | 'onGone'>,
): Connection {
  const address = (): string => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const last = seen();
    const after = last === undefined ? '' : `&after=${last}`;
    return `${scheme}://${location.host}/api/tables/${table}/socket?patches=1${after}`;
  };
  return openConnection({
    address,
    ...handlers,
    ...(options.connect === undefined ? {} : { connect: options.connect }),
    ...(options.ready === undefined ? {} : { ready: options.ready }),
    ...(isHere(table) ? deviceConnection() : {}),
  });
}
