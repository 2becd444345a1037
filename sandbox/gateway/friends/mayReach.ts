import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import type { ReadContext } from '../handler.ts';
import { refused } from '../refuse.ts';
import { blacklist } from './tables.ts';

// The one rule of the blacklist: whoever has blocked somebody is not reached by them. Each function that
// does something to another person asks it here (`sandbox/testing/reachCases.data.ts` lists them all).

/** @returns those of these people who have not blocked `from`, in the same order */
export async function reachableBy(
  db: Queries,
  from: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ ownerId: blacklist.ownerId })
    .from(blacklist)
    .where(and(eq(blacklist.userId, from), inArray(blacklist.ownerId, [...ids])));
  const blocking = new Set(rows.map(({ ownerId }) => ownerId));
  return ids.filter((id) => !blocking.has(id));
}

/** @returns whether `from` may do anything that `to` notices */
export async function mayReach(db: Queries, from: string, to: string): Promise<boolean> {
  return (await reachableBy(db, from, [to])).length === 1;
}

/** @throws GatewayFailure 809 where somebody has blocked the caller */
export async function requireReach({ db, caller }: ReadContext, to: string): Promise<void> {
  if (await mayReach(db, caller.userId, to)) return;
  throw refused('this person has blocked you: nothing you do reaches them');
}
