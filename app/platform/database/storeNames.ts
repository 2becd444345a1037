import type { DatabaseLayout, StoreLayout } from './database.ts';

export function storeNames<Rows>(layout: DatabaseLayout<Rows>) {
  return Object.keys(layout.stores) as (keyof Rows & string)[];
}

/**
 * A store without rows that every transaction that writes takes, so that they take turns, over all tabs.
 * Chromium cannot open a database again whose browser was killed while two transactions wrote into it: it
 * reports corruption in the second one's undo log, and deletes all that the origin keeps.
 */
export const writeTurn = 'writeTurn';

/** Every store that the browser's database has. */
export function storesOf<Rows>(layout: DatabaseLayout<Rows>): Record<string, StoreLayout> {
  return { ...layout.stores, [writeTurn]: { keyPath: 'id', indexes: {} } };
}
