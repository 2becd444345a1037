import { and, asc, eq, inArray } from 'drizzle-orm';
import type {
  BlackUser,
  Friend,
  FullUserInfo,
  PublicUser,
} from '../../../app/contract/gateway/entities/people.ts';
import type { Queries } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { personDetails } from '../session/tables.ts';
import { inSeconds } from '../texts.ts';
import { blacklist, friends } from './tables.ts';

/** @returns friends of `owner`, oldest friendship first; of `only` these where given. */
export async function friendsOf(
  db: Queries,
  owner: string,
  only?: readonly string[],
): Promise<Friend[]> {
  const some = only && inArray(friends.userId, [...only]);
  const rows = await db
    .select({ friend: friends, user: users, details: personDetails })
    .from(friends)
    .innerJoin(users, eq(users.id, friends.userId))
    .leftJoin(personDetails, eq(personDetails.userId, friends.userId))
    .where(and(eq(friends.ownerId, owner), some))
    .orderBy(asc(friends.createdAt), asc(friends.userId));
  return rows.map(({ friend, user, details }) => ({
    ownerUserID: owner,
    userID: friend.userId,
    remark: friend.remark,
    createTime: inSeconds(friend.createdAt),
    addSource: friend.addSource,
    operatorUserID: friend.operatorId,
    nickname: user.nickName,
    faceURL: user.avatar,
    gender: details?.gender ?? 0,
    phoneNumber: details?.phoneNumber ?? '',
    birth: details?.birth ?? 0,
    email: details?.email ?? '',
    ex: details?.ex ?? '',
    attachedInfo: '',
  }));
}

/** @returns whom `owner` has on the blacklist, first come first; of `only` these where given. */
export async function blackUsersOf(
  db: Queries,
  owner: string,
  only?: readonly string[],
): Promise<BlackUser[]> {
  const some = only && inArray(blacklist.userId, [...only]);
  const rows = await db
    .select({ black: blacklist, user: users })
    .from(blacklist)
    .innerJoin(users, eq(users.id, blacklist.userId))
    .where(and(eq(blacklist.ownerId, owner), some))
    .orderBy(asc(blacklist.createdAt), asc(blacklist.userId));
  return rows.map(({ black, user }) => ({
    ownerUserID: owner,
    userID: black.userId,
    nickname: user.nickName,
    faceURL: user.avatar,
    gender: 0,
    createTime: inSeconds(black.createdAt),
    addSource: 0,
    operatorUserID: owner,
    ex: '',
    attachedInfo: '',
  }));
}

/**
 * @returns what anybody of the platform may see of these people, in the order of the ids: id, name and
 * picture. The rest is for friends.
 */
export async function publicUsersOf(
  db: Queries,
  platformId: number,
  ids: readonly string[],
): Promise<PublicUser[]> {
  const rows = await db
    .select({ userID: users.id, nickname: users.nickName, faceURL: users.avatar })
    .from(users)
    .where(and(eq(users.platformId, platformId), inArray(users.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.userID, { ...row, gender: 0, ex: '' }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Joins what `owner` has to do with people. @returns one entry per id that has anything */
export function fullInfos(
  ids: readonly string[],
  of: { publicUsers?: PublicUser[]; friends: Friend[]; blackUsers: BlackUser[] },
): FullUserInfo[] {
  const publicById = new Map(of.publicUsers?.map((one) => [one.userID, one]));
  const friendById = new Map(of.friends.map((one) => [one.userID, one]));
  const blackById = new Map(of.blackUsers.map((one) => [one.userID, one]));
  return ids.map((id) => ({
    publicInfo: publicById.get(id) ?? null,
    friendInfo: friendById.get(id) ?? null,
    blackInfo: blackById.get(id) ?? null,
  }));
}
