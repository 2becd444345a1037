import type { PublicUser } from '../../../app/contract/gateway/entities/people.ts';
import type { Queries } from '../../database/database.ts';
import { groupsAllow } from '../groups/sharedGroups.ts';
import type { Handler, ReadContext } from '../handler.ts';
import { noPermission } from '../refuse.ts';
import { distinctIds, firstKeyword, holds } from '../texts.ts';
import { blackUsersOf, friendsOf, fullInfos, publicUsersOf } from './personEntities.ts';

export const handleGetUsersInfo: Handler<'GetUsersInfo'> = {
  kind: 'read',
  async run(input, { db, caller }) {
    const found = await publicUsersOf(db, caller.platformId, distinctIds(input));
    const friends = await friendsOf(db, caller.userId, found.map(idOf));
    const befriended = new Set(friends.map(idOf));
    const publicUsers: PublicUser[] = [];
    for (const one of found)
      if (befriended.has(one.userID) || (await mayLookAt(db, caller.userId, one.userID)))
        publicUsers.push(one);
    if (found.length > 0 && publicUsers.length === 0)
      throw noPermission('your group does not let its members look at each other');
    const ids = publicUsers.map(idOf);
    const blackUsers = await blackUsersOf(db, caller.userId, ids);
    return fullInfos(ids, { publicUsers, friends, blackUsers });
  },
};

function mayLookAt(db: Queries, own: string, other: string): Promise<boolean> {
  return groupsAllow(db, 'lookMemberInfo', own, other);
}

export const handleGetFriendList: Handler<'GetFriendList'> = {
  kind: 'read',
  run: (_, context) => friendInfos(context),
};

export const handleGetDesignatedFriendsInfo: Handler<'GetDesignatedFriendsInfo'> = {
  kind: 'read',
  run: (input, context) => friendInfos(context, distinctIds(input)),
};

async function friendInfos({ db, caller }: ReadContext, only?: readonly string[]) {
  const friends = await friendsOf(db, caller.userId, only);
  const blackUsers = await blackUsersOf(db, caller.userId, only);
  const ids = friends.map(({ userID }) => userID);
  return fullInfos(ids, { friends, blackUsers });
}

export const handleCheckFriend: Handler<'CheckFriend'> = {
  kind: 'read',
  async run(input, { db, caller }) {
    const ids = distinctIds(input);
    const friends = new Set((await friendsOf(db, caller.userId, ids)).map(idOf));
    for (const id of (await blackUsersOf(db, caller.userId, ids)).map(idOf)) friends.delete(id);
    return ids.map((userID) => ({ userID, result: friends.has(userID) ? 1 : 0 }));
  },
};

const idOf = ({ userID }: { userID: string }) => userID;

export const handleSearchFriends: Handler<'SearchFriends'> = {
  kind: 'read',
  async run(input, { db, caller }) {
    const keyword = firstKeyword(input.keywordList);
    const black = new Set((await blackUsersOf(db, caller.userId)).map(idOf));
    const found = (await friendsOf(db, caller.userId)).filter(
      (friend) =>
        (input.isSearchUserID && holds(friend.userID, keyword)) ||
        (input.isSearchNickname && holds(friend.nickname, keyword)) ||
        (input.isSearchRemark && holds(friend.remark, keyword)),
    );
    return found.map((friend) => ({ ...friend, relationship: black.has(friend.userID) ? 0 : 1 }));
  },
};
