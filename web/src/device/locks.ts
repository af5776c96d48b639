/** Of several tabs with the same table one thinks for its bots: the one that has its lock; another takes over when it leaves. */

export class TableLocks {
  private readonly held = new Map<string, { mine: Promise<boolean>; release: () => void }>();
  private readonly connections = new Map<number, string>();

  /** Wait until this tab may think for a table. */
  hold(table: string): Promise<boolean> {
    const known = this.held.get(table);
    if (known !== undefined) return known.mine;
    if (navigator.locks === undefined) return Promise.resolve(true);
    let release = (): void => undefined;
    const mine = new Promise<boolean>((resolve) => {
      const left = new Promise<void>((leave) => {
        release = () => {
          leave();
          resolve(false);
        };
      });
      void navigator.locks.request(`ulpia-bots-${table}`, () => {
        resolve(true);
        return left;
      });
    });
    this.held.set(table, { mine, release });
    return mine;
  }

  enter(connection: number, table: string): void {
    this.connections.set(connection, table);
  }

  /** A page has left: the table's lock goes on if it was the last one here. */
  leave(connection: number): void {
    const table = this.connections.get(connection);
    this.connections.delete(connection);
    if (table === undefined || [...this.connections.values()].includes(table)) return;
    this.held.get(table)?.release();
    this.held.delete(table);
  }
}
