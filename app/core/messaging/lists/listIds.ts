import type { Key } from '../../../platform/database/database.ts';

/** @returns a row's key as one text: ids of more than one part are joined by a space */
export function listRowId(key: Key): string {
  return typeof key === 'object' ? key.map(listRowId).join(' ') : String(key);
}

/**
 * @param ofID of a list of something, the id of what it is of; '' for other lists
 * @returns what one list is known by among all
 */
export function listAddress(name: string, ofID = ''): string {
  return ofID === '' ? name : `${name} ${ofID}`;
}
