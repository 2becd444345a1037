import type { Key } from '../../../platform/database/database.ts';

/** @returns a row's key as one text: ids of more than one part are joined by a space */
export function listRowId(key: Key): string {
  return typeof key === 'object' ? key.map(listRowId).join(' ') : String(key);
}
