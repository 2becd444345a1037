import type { Handler, ReadContext } from '../handler.ts';
import { distinctIds, firstKeyword, holds } from '../texts.ts';
import { blackUsersOf, friendsOf, fullInfos } from './personEntities.ts';

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
