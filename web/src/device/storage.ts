/** How much room there is for games on this device. */

/** Below this much free storage a warning is shown: a game takes up to a megabyte. */
const MIN_FREE = 20_000_000;

export async function isNearlyFull(): Promise<boolean> {
  const storage = navigator.storage as StorageManager | undefined;
  const { quota, usage } = (await storage?.estimate?.()) ?? {};
  return quota !== undefined && quota - (usage ?? 0) < MIN_FREE;
}
