import * as v from 'valibot';
import { callable, conversationChange, friendChange, readable } from '../callableFunction.ts';
import { conversationIdOf } from '../conversationId.ts';
import { blackUser, friend, friendApplication, fullUserInfo } from '../entities/people.ts';
import { sessionType } from '../enums.ts';
import { withJsonAnswer, withQuotesAnswer } from '../gatewayFunction.ts';
import { id, idResults, ids, listOf, plainId } from './fields.ts';

const answered = v.object({ toUserID: id, handleMsg: v.string() });

export const addFriend = callable(
  withQuotesAnswer('AddFriend', {
    input: v.object({ toUserID: id, reqMsg: v.string() }),
  }),
  {
    isRepeatable: false,
    changes: ({ toUserID }) => ['friendApplicationsSent', friendChange(toUserID)],
  },
);
export const getRecvFriendApplicationList = withJsonAnswer(
  'GetRecvFriendApplicationList',
  listOf(friendApplication),
);
export const getSendFriendApplicationList = withJsonAnswer(
  'GetSendFriendApplicationList',
  listOf(friendApplication),
);
/** `toUserID` is the applicant. */
export const acceptFriendApplication = callable(
  withQuotesAnswer('AcceptFriendApplication', {
    input: answered,
  }),
  {
    isRepeatable: false,
    changes: ({ toUserID }) => ['friendApplicationsReceived', friendChange(toUserID)],
  },
);
export const refuseFriendApplication = callable(
  withQuotesAnswer('RefuseFriendApplication', {
    input: answered,
  }),
  {
    isRepeatable: false,
    changes: ({ toUserID }) => ['friendApplicationsReceived', friendChange(toUserID)],
  },
);
export const getFriendList = withJsonAnswer('GetFriendList', listOf(fullUserInfo));
export const getDesignatedFriendsInfo = readable(
  withJsonAnswer('GetDesignatedFriendsInfo', listOf(fullUserInfo), { input: ids }),
);
/** `result` is 1 for a friend who is not on the blacklist. */
export const checkFriend = readable(withJsonAnswer('CheckFriend', idResults, { input: ids }));
export const searchFriends = readable(
  withJsonAnswer(
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
  ),
);
export const setFriendRemark = callable(
  withQuotesAnswer('SetFriendRemark', {
    input: v.object({ toUserID: id, remark: v.string() }),
  }),
  {
    isRepeatable: true,
    changes: ({ toUserID }) => [
      friendChange(toUserID),
      conversationChange({
        conversationID: conversationIdOf({ sessionType: sessionType.single, userID: toUserID }),
      }),
    ],
  },
);
export const deleteFriend = callable(withQuotesAnswer('DeleteFriend', { input: plainId }), {
  isRepeatable: false,
  changes: (userID) => [friendChange(userID)],
});
export const addBlack = callable(withQuotesAnswer('AddBlack', { input: plainId }), {
  isRepeatable: true,
  changes: (userID) => ['blacklist', 'groupApplicationsReceived', friendChange(userID)],
});
export const removeBlack = callable(withQuotesAnswer('RemoveBlack', { input: plainId }), {
  isRepeatable: true,
  changes: (userID) => ['blacklist', 'groupApplicationsReceived', friendChange(userID)],
});
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
