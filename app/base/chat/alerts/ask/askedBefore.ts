import { type KeyValueStore, localStore } from '../../../../platform/storage.ts';

/** Where it lies that the person was asked on this device: `1`. */
const key = 'notices_asked';

export function wasAsked(store: KeyValueStore = localStore): boolean {
  return store.read(key) !== null;
}

/** The person has answered: they are not asked again, whatever they said. */
export function keepAsked(store: KeyValueStore = localStore): void {
  store.write(key, '1');
}
