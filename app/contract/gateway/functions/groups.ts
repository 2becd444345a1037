import * as v from 'valibot';
import { type Change, callable, memberChange, readable, rowChange } from '../callableFunction.ts';
import { groupApplication, groupInfo, groupMember } from '../entities/group.ts';
import { handleResult } from '../enums.ts';
import { withEmptyAnswer, withJsonAnswer, withQuotesAnswer } from '../gatewayFunction.ts';
import { id, idResults, ids, listOf, plainId, wholeNumber } from './fields.ts';

const members = listOf(groupMember);
const page = { offset: wholeNumber, count: wholeNumber };
const people = v.object({ groupID: id, reason: v.string(), userIDList: ids });
const rule = v.object({ groupID: id, rule: v.picklist([0, 1]) });
const answered = v.object({ groupID: id, fromUserID: id, handleMsg: v.string() });

export const createGroup = callable(
  withJsonAnswer('CreateGroup', groupInfo, {
    input: v.object({
      groupBaseInfo: v.object({
        groupType: v.picklist([0, 1, 2]),
        groupName: v.string(),
        introduction: v.optional(v.string(), ''),
        notification: v.optional(v.string(), ''),
        faceURL: v.optional(v.string(), ''),
        ex: v.optional(v.string(), ''),
        needVerification: v.optional(v.picklist([0, 1, 2]), 0),
      }),
      /** `roleLevel` 0 stands for an ordinary member; the creator becomes the owner by itself. */
      memberList: v.array(v.object({ userID: id, roleLevel: v.optional(wholeNumber, 0) })),
    }),
    jsonFields: ['groupBaseInfo', 'memberList'],
  }),
  { isRepeatable: false, changes: ['joinedGroups'] },
);
export const getJoinedGroupList = withJsonAnswer('GetJoinedGroupList', listOf(groupInfo));
export const getGroupsInfo = readable(
  withJsonAnswer('GetGroupsInfo', listOf(groupInfo), { input: ids }),
);
export const searchGroups = readable(
  withJsonAnswer('SearchGroups', listOf(groupInfo), {
    input: v.object({
      keywordList: v.array(v.string()),
      isSearchGroupID: v.boolean(),
      isSearchGroupName: v.boolean(),
    }),
  }),
);
export const setGroupInfo = callable(
  withQuotesAnswer('SetGroupInfo', {
    input: v.object({
      groupID: id,
      groupInfo: v.object({
        groupName: v.optional(v.string()),
        introduction: v.optional(v.string()),
        notification: v.optional(v.string()),
        faceURL: v.optional(v.string()),
        ex: v.optional(v.string()),
        needVerification: v.optional(v.picklist([0, 1, 2])),
      }),
    }),
    jsonFields: ['groupInfo'],
  }),
  { isRepeatable: true, changes: ['joinedGroups'] },
);
export const setGroupVerification = callable(
  withQuotesAnswer('SetGroupVerification', {
    input: v.object({ groupID: id, verification: v.picklist([0, 1, 2]) }),
  }),
  { isRepeatable: true, changes: ['joinedGroups'] },
);
export const setGroupLookMemberInfo = callable(
  withQuotesAnswer('SetGroupLookMemberInfo', { input: rule }),
  { isRepeatable: true, changes: ['joinedGroups'] },
);
export const setGroupApplyMemberFriend = callable(
  withQuotesAnswer('SetGroupApplyMemberFriend', {
    input: rule,
  }),
  { isRepeatable: true, changes: ['joinedGroups'] },
);
export const joinGroup = callable(
  withQuotesAnswer('JoinGroup', {
    input: v.object({
      groupID: id,
      reqMsg: v.string(),
      joinSource: wholeNumber,
      /** Of a link or a picture: an invitation by who had it made. */
      code: v.optional(v.string()),
    }),
  }),
  { isRepeatable: false, changes: ['joinedGroups', 'groupApplicationsSent'] },
);
/** `result` 0 is success, −1 failure; `reason` as of `InviteReason`, where the gateway gives one. */
const inviteResults = v.nullish(
  v.array(v.object({ userID: v.string(), result: v.number(), reason: v.optional(v.string()) })),
  [],
);
export const inviteUserToGroup = callable(
  withJsonAnswer('InviteUserToGroup', inviteResults, {
    input: people,
    jsonFields: ['userIDList'],
  }),
  {
    isRepeatable: false,
    changes: ({ groupID, userIDList }) => ['joinedGroups', memberChange(groupID, userIDList)],
  },
);
/** `result` 0 is success, −1 failure. */
export const kickGroupMember = callable(
  withJsonAnswer('KickGroupMember', idResults, {
    input: v.object({
      ...people.entries,
      /** Hours: what they wrote since then is taken back, too; the newest 500 messages where it is more. */
      revokeLast: v.optional(v.pipe(wholeNumber, v.minValue(0), v.maxValue(168))),
    }),
    jsonFields: ['userIDList'],
  }),
  {
    isRepeatable: false,
    changes: ({ groupID, userIDList }) => ['joinedGroups', memberChange(groupID, userIDList)],
  },
);
export const quitGroup = callable(withQuotesAnswer('QuitGroup', { input: plainId }), {
  isRepeatable: false,
  changes: ['joinedGroups'],
});
export const dismissGroup = callable(withQuotesAnswer('DismissGroup', { input: plainId }), {
  isRepeatable: false,
  changes: ['joinedGroups'],
});
export const transferGroupOwner = callable(
  withQuotesAnswer('TransferGroupOwner', {
    input: v.object({ groupID: id, newOwnerUserID: id }),
  }),
  { isRepeatable: false, changes: ({ groupID }) => ['joinedGroups', memberChange(groupID)] },
);
export const changeGroupMute = callable(
  withQuotesAnswer('ChangeGroupMute', {
    input: v.object({ groupID: id, isMute: v.boolean() }),
  }),
  { isRepeatable: true, changes: ['joinedGroups'] },
);
/** 0 seconds lifts the mute. */
export const changeGroupMemberMute = callable(
  withQuotesAnswer('ChangeGroupMemberMute', {
    input: v.object({ groupID: id, userID: id, mutedSeconds: v.pipe(wholeNumber, v.minValue(0)) }),
  }),
  { isRepeatable: true, changes: ({ groupID, userID }) => [memberChange(groupID, [userID])] },
);
/** `roleLevel` 1 or 3. */
export const setGroupMemberRoleLevel = callable(
  withEmptyAnswer('SetGroupMemberRoleLevel', {
    input: v.object({ groupID: id, userID: id, roleLevel: wholeNumber }),
  }),
  { isRepeatable: true, changes: ({ groupID, userID }) => [memberChange(groupID, [userID])] },
);
export const setGroupMemberNickname = callable(
  withQuotesAnswer('SetGroupMemberNickname', {
    input: v.object({ groupID: id, userID: id, GroupMemberNickname: v.string() }),
  }),
  { isRepeatable: true, changes: ({ groupID, userID }) => [memberChange(groupID, [userID])] },
);
/** `filter` as `memberFilter`. */
export const getGroupMemberList = readable(
  withJsonAnswer('GetGroupMemberList', members, {
    input: v.object({ groupID: id, filter: wholeNumber, ...page }),
  }),
);
export const getGroupMembersInfo = readable(
  withJsonAnswer('GetGroupMembersInfo', members, {
    input: v.object({ groupID: id, userIDList: ids }),
    jsonFields: ['userIDList'],
  }),
);
/** The ids of `filterUserIDList` are left out; times in seconds, `joinTimeEnd` 0 is now. */
export const getGroupMemberListByJoinTimeFilter = readable(
  withJsonAnswer('GetGroupMemberListByJoinTimeFilter', members, {
    input: v.object({
      groupID: id,
      filterUserIDList: ids,
      ...page,
      joinTimeBegin: wholeNumber,
      joinTimeEnd: wholeNumber,
    }),
    jsonFields: ['filterUserIDList'],
  }),
);
export const getGroupMemberOwnerAndAdmin = readable(
  withJsonAnswer('GetGroupMemberOwnerAndAdmin', members, {
    input: v.object({ groupID: id }),
  }),
);
export const searchGroupMembers = readable(
  withJsonAnswer('SearchGroupMembers', members, {
    input: v.object({
      searchParam: v.object({
        groupID: id,
        keywordList: v.array(v.string()),
        isSearchUserID: v.boolean(),
        isSearchMemberNickname: v.boolean(),
        ...page,
      }),
    }),
    jsonFields: ['searchParam'],
  }),
);
export const getRecvGroupApplicationList = withJsonAnswer(
  'GetRecvGroupApplicationList',
  listOf(groupApplication),
);
export const getSendGroupApplicationList = withJsonAnswer(
  'GetSendGroupApplicationList',
  listOf(groupApplication),
);
export const acceptGroupApplication = callable(
  withQuotesAnswer('AcceptGroupApplication', {
    input: answered,
  }),
  {
    isRepeatable: false,
    changes: (input) => [
      answeredChange(input, handleResult.agreed),
      'joinedGroups',
      memberChange(input.groupID, [input.fromUserID]),
    ],
  },
);
export const refuseGroupApplication = callable(
  withQuotesAnswer('RefuseGroupApplication', {
    input: answered,
  }),
  { isRepeatable: false, changes: (input) => [answeredChange(input, handleResult.refused)] },
);

/** One row, however many applications there are. */
function answeredChange(
  { groupID, fromUserID, handleMsg }: v.InferInput<typeof answered>,
  result: number,
): Change {
  const patch = { handleResult: result, handledMsg: handleMsg };
  return rowChange('groupApplicationsReceived', [groupID, fromUserID], patch);
}

export const groupFunctions = [
  createGroup,
  getJoinedGroupList,
  getGroupsInfo,
  searchGroups,
  setGroupInfo,
  setGroupVerification,
  setGroupLookMemberInfo,
  setGroupApplyMemberFriend,
  joinGroup,
  inviteUserToGroup,
  kickGroupMember,
  quitGroup,
  dismissGroup,
  transferGroupOwner,
  changeGroupMute,
  changeGroupMemberMute,
  setGroupMemberRoleLevel,
  setGroupMemberNickname,
  getGroupMemberList,
  getGroupMembersInfo,
  getGroupMemberListByJoinTimeFilter,
  getGroupMemberOwnerAndAdmin,
  searchGroupMembers,
  getRecvGroupApplicationList,
  getSendGroupApplicationList,
  acceptGroupApplication,
  refuseGroupApplication,
] as const;
