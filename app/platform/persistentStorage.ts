import { type KeyValueStore, storageKeys } from './storage.ts';

/** Some browsers put the question to the person: it comes back this seldom. Milliseconds. */
export const persistInterval = 30 * 24 * 60 * 60 * 1_000;

type Needs = {
  /** `navigator.storage`. */
  manager: Pick<StorageManager, 'persist' | 'persisted'>;
  /** Remembers when it was asked last. */
  storage: KeyValueStore;
  /** Milliseconds since 1970. */
  clock: () => number;
};

/**
 * Asks the browser not to evict what this site keeps when the device runs out of room. Called when a
 * person's own message is on the device: from then on there is something to lose.
 * @returns whether the browser promised it (Storage Standard, "persistent-storage"). Never rejects.
 */
export async function askToPersist({ manager, storage, clock }: Needs): Promise<boolean> {
  try {
    if (await manager.persisted()) return true;
    const asked = Number(storage.read(storageKeys.persistAsked) ?? Number.NEGATIVE_INFINITY);
    // A time to come was written by a clock that was wrong.
    const isRecent = asked <= clock() && clock() - asked < persistInterval;
    if (isRecent) return false;
    storage.write(storageKeys.persistAsked, String(clock()));
    return await manager.persist();
  } catch {
    // Refused outright: the browser evicts as it sees fit.
    return false;
  }
}

/** As `askToPersist`, of the browser this page runs in. @param storage remembers when it was asked */
export function askBrowserToPersist(storage: KeyValueStore): Promise<boolean> {
  return askToPersist({ manager: navigator.storage, storage, clock: Date.now });
}
