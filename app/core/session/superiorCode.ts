import { superiorCode } from '../../contract/fields/superiorCode.ts';
import { localStore, storageKeys } from '../../platform/storage.ts';

/** @returns the invitation code kept for the next registration, or null. */
export function readSuperiorCode(): string | null {
  return superiorCode(localStore.read(storageKeys.superior));
}

/** Keeps a code that starts with `pro_`, wherever it was typed or found; leaves any other alone. */
export function keepSuperiorCode(text: string): void {
  const code = superiorCode(text);
  if (code) localStore.write(storageKeys.superior, code);
}

export function dropSuperiorCode(): void {
  localStore.remove(storageKeys.superior);
}

/**
 * @param search query of an address, with its question mark.
 * @returns the code it carries, and the query without it.
 */
export function superiorCodeIn(search: string): { code: string | null; rest: string } {
  const query = new URLSearchParams(search);
  for (const [name, value] of [...query]) {
    const code = superiorCode(value);
    if (!code) continue;
    query.delete(name, value);
    const rest = query.toString();
    return { code, rest: rest ? `?${rest}` : '' };
  }
  return { code: null, rest: search };
}
