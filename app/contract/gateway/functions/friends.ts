import * as v from 'valibot';
import { blackUser, friend, friendApplication, fullUserInfo } from '../entities/people.ts';
import { withJsonAnswer, withQuotesAnswer } from '../gatewayFunction.ts';
import { id, idResults, ids, listOf, plainId } from './fields.ts';

const answered = v.object({ toUserID: id, handleMsg: v.string() });

export const addFriend = withQuotesAnswer('AddFriend', {
  input: v.object({ toUserID: id, reqMsg: v.string() }),
});
export const getRecvFriendApplicationList = withJsonAnswer(
  'GetRecvFriendApplicationList',
  listOf(friendApplication),
);
export const getSendFriendApplicationList = withJsonAnswer(
  'GetSendFriendApplicationList',
  listOf(friendApplication),
);
/** `toUserID` is the applicant. */
export const acceptFriendApplication = withQuotesAnswer('AcceptFriendApplication', {
  input: answered,
});
export const refuseFriendApplication = withQuotesAnswer('RefuseFriendApplication', {
  input: answered,
});
export const getFriendList = withJsonAnswer('GetFriendList', listOf(fullUserInfo));
export const getDesignatedFriendsInfo = withJsonAnswer(
  'GetDesignatedFriendsInfo',
  listOf(fullUserInfo),
  { input: ids },
);
/** `result` is 1 for a friend who is not on the blacklist. */
export const checkFriend = withJsonAnswer('CheckFriend', idResults, { input: ids });
export const searchFriends = withJsonAnswer(
  'SearchFriends',
  listOf(v.object({ ...friend.entries, relationship: v.optional(v.number(), 1) })),
  {
    input: v.object({
      keywordList: v.array(v.string()),
      isSearchUserID: v.boolean(),
      isSearchNickname: v.boolean(),
      isSearchRemark: v.boolean(),
    }),
  },
);
export const setFriendRemark = withQuotesAnswer('SetFriendRemark', {
  input: v.object({ toUserID: id, remark: v.string() }),
});
export const deleteFriend = withQuotesAnswer('DeleteFriend', { input: plainId });
export const addBlack = withQuotesAnswer('AddBlack', { input: plainId });
export const removeBlack = withQuotesAnswer('RemoveBlack', { input: plainId });
export const getBlackList = withJsonAnswer('GetBlackList', listOf(blackUser));

export const friendFunctions = [
  addFriend,
  getRecvFriendApplicationList,
  getSendFriendApplicationList,
  acceptFriendApplication,
  refuseFriendApplication,
  getFriendList,
  getDesignatedFriendsInfo,
  checkFriend,
  searchFriends,
  setFriendRemark,
  deleteFriend,
  addBlack,
  removeBlack,
  getBlackList,
] as const;
