import type { DatabaseLayout } from './database.ts';

export function storeNames<Rows>(layout: DatabaseLayout<Rows>) {
  return Object.keys(layout.stores) as (keyof Rows & string)[];
}
