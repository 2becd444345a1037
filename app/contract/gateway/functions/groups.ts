import * as v from 'valibot';
import { groupApplication, groupInfo, groupMember } from '../entities/group.ts';
import { withEmptyAnswer, withJsonAnswer, withQuotesAnswer } from '../gatewayFunction.ts';
import { id, idResults, ids, listOf, plainId, wholeNumber } from './fields.ts';

const members = listOf(groupMember);
const page = { offset: wholeNumber, count: wholeNumber };
const people = v.object({ groupID: id, reason: v.string(), userIDList: ids });
const rule = v.object({ groupID: id, rule: v.picklist([0, 1]) });
const answered = v.object({ groupID: id, fromUserID: id, handleMsg: v.string() });

export const createGroup = withJsonAnswer('CreateGroup', groupInfo, {
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
});
export const getJoinedGroupList = withJsonAnswer('GetJoinedGroupList', listOf(groupInfo));
export const getGroupsInfo = withJsonAnswer('GetGroupsInfo', listOf(groupInfo), { input: ids });
export const searchGroups = withJsonAnswer('SearchGroups', listOf(groupInfo), {
  input: v.object({
    keywordList: v.array(v.string()),
    isSearchGroupID: v.boolean(),
    isSearchGroupName: v.boolean(),
  }),
});
export const setGroupInfo = withQuotesAnswer('SetGroupInfo', {
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
});
export const setGroupVerification = withQuotesAnswer('SetGroupVerification', {
  input: v.object({ groupID: id, verification: v.picklist([0, 1, 2]) }),
});
export const setGroupLookMemberInfo = withQuotesAnswer('SetGroupLookMemberInfo', { input: rule });
export const setGroupApplyMemberFriend = withQuotesAnswer('SetGroupApplyMemberFriend', {
  input: rule,
});
export const joinGroup = withQuotesAnswer('JoinGroup', {
  input: v.object({ groupID: id, reqMsg: v.string(), joinSource: wholeNumber }),
});
/** `result` 0 is success, −1 failure. */
export const inviteUserToGroup = withJsonAnswer('InviteUserToGroup', idResults, {
  input: people,
  jsonFields: ['userIDList'],
});
/** `result` 0 is success, −1 failure. */
export const kickGroupMember = withJsonAnswer('KickGroupMember', idResults, {
  input: people,
  jsonFields: ['userIDList'],
});
export const quitGroup = withQuotesAnswer('QuitGroup', { input: plainId });
export const dismissGroup = withQuotesAnswer('DismissGroup', { input: plainId });
export const transferGroupOwner = withQuotesAnswer('TransferGroupOwner', {
  input: v.object({ groupID: id, newOwnerUserID: id }),
});
export const changeGroupMute = withQuotesAnswer('ChangeGroupMute', {
  input: v.object({ groupID: id, isMute: v.boolean() }),
});
/** 0 seconds lifts the mute. */
export const changeGroupMemberMute = withQuotesAnswer('ChangeGroupMemberMute', {
  input: v.object({ groupID: id, userID: id, mutedSeconds: v.pipe(wholeNumber, v.minValue(0)) }),
});
/** `roleLevel` 1 or 3. */
export const setGroupMemberRoleLevel = withEmptyAnswer('SetGroupMemberRoleLevel', {
  input: v.object({ groupID: id, userID: id, roleLevel: wholeNumber }),
});
export const setGroupMemberNickname = withQuotesAnswer('SetGroupMemberNickname', {
  input: v.object({ groupID: id, userID: id, GroupMemberNickname: v.string() }),
});
/** `filter` as `memberFilter`. */
export const getGroupMemberList = withJsonAnswer('GetGroupMemberList', members, {
  input: v.object({ groupID: id, filter: wholeNumber, ...page }),
});
export const getGroupMembersInfo = withJsonAnswer('GetGroupMembersInfo', members, {
  input: v.object({ groupID: id, userIDList: ids }),
  jsonFields: ['userIDList'],
});
/** The ids of `filterUserIDList` are left out; times in seconds, `joinTimeEnd` 0 is now. */
export const getGroupMemberListByJoinTimeFilter = withJsonAnswer(
  'GetGroupMemberListByJoinTimeFilter',
  members,
  {
    input: v.object({
      groupID: id,
      filterUserIDList: ids,
      ...page,
      joinTimeBegin: wholeNumber,
      joinTimeEnd: wholeNumber,
    }),
    jsonFields: ['filterUserIDList'],
  },
);
export const getGroupMemberOwnerAndAdmin = withJsonAnswer('GetGroupMemberOwnerAndAdmin', members, {
  input: v.object({ groupID: id }),
});
export const searchGroupMembers = withJsonAnswer('SearchGroupMembers', members, {
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
});
export const getRecvGroupApplicationList = withJsonAnswer(
  'GetRecvGroupApplicationList',
  listOf(groupApplication),
);
export const getSendGroupApplicationList = withJsonAnswer(
  'GetSendGroupApplicationList',
  listOf(groupApplication),
);
export const acceptGroupApplication = withQuotesAnswer('AcceptGroupApplication', {
  input: answered,
});
export const refuseGroupApplication = withQuotesAnswer('RefuseGroupApplication', {
  input: answered,
});

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
