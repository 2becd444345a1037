import { type KeyValueStore, storageKeys } from '../../platform/storage.ts';

/** @returns the id of this browser profile, made on first use: 22 letters, digits, `-` or `_`. */
export function deviceId(store: KeyValueStore, random: (bytes: Uint8Array) => Uint8Array): string {
  const known = store.read(storageKeys.device);
  if (known !== null && /^[A-Za-z0-9_-]{8,64}$/.test(known)) return known;
  const made = randomId(random);
  store.write(storageKeys.device, made);
  return made;
}

/** @returns 128 random bits as 22 characters that are safe in a header and an address. */
export function randomId(random: (bytes: Uint8Array) => Uint8Array): string {
  const bytes = random(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
