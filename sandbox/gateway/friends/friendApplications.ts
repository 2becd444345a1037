import { and, desc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { FriendApplication } from '../../../app/contract/gateway/entities/people.ts';
import type { Queries } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { inSeconds } from '../texts.ts';
import { friendApplications } from './tables.ts';

const from = alias(users, 'from_user');
const to = alias(users, 'to_user');

/** @returns applications others sent to somebody, newest first. */
export function applicationsTo(db: Queries, userId: string): Promise<FriendApplication[]> {
  return select(db, eq(friendApplications.toId, userId));
}

/** @returns applications somebody sent, newest first. */
export function applicationsFrom(db: Queries, userId: string): Promise<FriendApplication[]> {
  return select(db, eq(friendApplications.fromId, userId));
}

/** @returns the application of one person to another. */
export async function applicationBetween(
  db: Queries,
  fromId: string,
  toId: string,
): Promise<FriendApplication | null> {
  const both = and(eq(friendApplications.fromId, fromId), eq(friendApplications.toId, toId));
  return (await select(db, both))[0] ?? null;
}

async function select(db: Queries, where: SQL | undefined): Promise<FriendApplication[]> {
  const rows = await db
    .select({ row: friendApplications, from, to })
    .from(friendApplications)
    .innerJoin(from, eq(from.id, friendApplications.fromId))
    .innerJoin(to, eq(to.id, friendApplications.toId))
    .where(where)
    .orderBy(desc(friendApplications.createdAt), friendApplications.fromId);
  return rows.map((found) => ({
    fromUserID: found.from.id,
    fromNickname: found.from.nickName,
    fromFaceURL: found.from.avatar,
    // Not told: the two are no friends yet.
    fromGender: 0,
    toUserID: found.to.id,
    toNickname: found.to.nickName,
    toFaceURL: found.to.avatar,
    toGender: 0,
    handleResult: found.row.handleResult,
    reqMsg: found.row.reqMsg,
    createTime: inSeconds(found.row.createdAt),
    handlerUserID: found.row.handlerId,
    handleMsg: found.row.handleMsg,
    handleTime: inSeconds(found.row.handledAt),
    ex: '',
    attachedInfo: '',
  }));
}
