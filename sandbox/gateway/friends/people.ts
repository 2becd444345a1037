import { and, eq } from 'drizzle-orm';
import type { User } from '../../accounts/users.ts';
import type { Queries } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { friends } from './tables.ts';

/** @returns the account with this id, if it is one of this platform. */
export async function personOf(
  db: Queries,
  platformId: number,
  userId: string,
): Promise<User | null> {
  const found = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.platformId, platformId)))
    .get();
  return found ?? null;
}

/** @returns whether `other` stands in the friend list of `owner`. */
export async function isFriendOf(db: Queries, owner: string, other: string): Promise<boolean> {
  const found = await db
    .select({ userId: friends.userId })
    .from(friends)
    .where(and(eq(friends.ownerId, owner), eq(friends.userId, other)))
    .get();
  return found !== undefined;
}

/** @returns a person's own name and picture; both empty for nobody. */
export async function faceOf(
  db: Queries,
  userId: string,
): Promise<{ nickname: string; faceURL: string }> {
  const found = await db
    .select({ nickname: users.nickName, faceURL: users.avatar })
    .from(users)
    .where(eq(users.id, userId))
    .get();
  return found ?? { nickname: '', faceURL: '' };
}

/** @returns what `viewer` calls `other`: the remark, else the other's own name. */
export async function showNameFor(db: Queries, viewer: string, other: string): Promise<string> {
  const found = await db
    .select({ remark: friends.remark })
    .from(friends)
    .where(and(eq(friends.ownerId, viewer), eq(friends.userId, other)))
    .get();
  return found?.remark || (await faceOf(db, other)).nickname;
}
