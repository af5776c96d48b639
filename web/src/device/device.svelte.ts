/** What the page "Play here" knows: whether this browser can, what must be loaded, what is stored. */
import type { TableInfo } from '../generated/wire';
import { Refusal } from '../state/api';
import { deviceTables, loadWords, startEngine, words } from './client';
import { engineList, isLoaded, loadFiles, sizeOf, type EngineList } from './files';
import * as journal from './journal';
import { isNearlyFull } from './storage';

export type Stage = 'looking' | 'unable' | 'asking' | 'loading' | 'starting' | 'ready' | 'failed';

/** What a browser must have, each with the word that names it. */
const NEEDS: readonly (readonly [string, () => boolean])[] = [
  ['webassembly', () => typeof WebAssembly === 'object'],
  ['workers', () => typeof Worker === 'function'],
  ['storage', () => 'indexedDB' in globalThis && 'caches' in globalThis],
  ['unpacking', () => typeof DecompressionStream === 'function'],
];

export class Device {
  stage = $state<Stage>('looking');
  /** Bytes to load in all, and how many have come. */
  total = $state(0);
  loaded = $state(0);
  trouble = $state('');
  tables = $state.raw<readonly TableInfo[]>([]);
  isPersistent = $state(false);
  isNearlyFull = $state(false);
  private list: EngineList | undefined;

  /** Find out how things are; nothing is loaded. */
  async look(): Promise<void> {
    await loadWords();
    const missing = NEEDS.find(([, isThere]) => !isThere());
    if (missing !== undefined) return this.fail('unable', words(`missing-${missing[0]}`));
    try {
      this.tables = await journal.tables();
      await caches.keys(); // some private windows have the one storage and deny the other
    } catch {
      return this.fail('unable', words('storage-denied'));
    }
    await this.lookAtStorage();
    try {
      this.list = await engineList();
      this.total = sizeOf(this.list);
      if (await isLoaded(this.list)) await this.start();
      else this.stage = 'asking';
    } catch (error) {
      this.fail('failed', error instanceof Refusal ? error.message : words('not-loaded'));
    }
  }

  /** Load what is missing, then start. */
  async load(): Promise<void> {
    if (this.list === undefined) return this.look();
    this.stage = 'loading';
    this.trouble = '';
    try {
      await loadFiles(this.list, (bytes) => (this.loaded = bytes));
      await this.start();
    } catch (error) {
      this.fail('failed', error instanceof Refusal ? error.message : words('not-loaded'));
    }
  }

  private async start(): Promise<void> {
    this.stage = 'starting';
    await startEngine();
    this.stage = 'ready';
  }

  private fail(stage: Stage, trouble: string): void {
    this.stage = stage;
    this.trouble = trouble;
  }

  async lookAtTables(): Promise<void> {
    this.tables = await deviceTables([]);
  }

  async remove(table: string): Promise<void> {
    await journal.remove(table);
    await this.lookAtTables();
  }

  // storage

  private async lookAtStorage(): Promise<void> {
    const storage = navigator.storage as StorageManager | undefined;
    this.isPersistent = (await storage?.persisted?.()) ?? false;
    this.isNearlyFull = await isNearlyFull();
  }

  /** Ask the browser not to throw our games away. */
  async keep(): Promise<void> {
    this.isPersistent = (await navigator.storage?.persist?.()) ?? false;
    if (!this.isPersistent) this.trouble = words('not-kept');
  }
}
