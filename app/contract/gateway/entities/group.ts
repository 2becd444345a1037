import * as v from 'valibot';
import { anyId, code, count, extra, name, ownId, text } from './fields.ts';

// Times of groups, members and applications are in seconds.

export const groupInfo = v.object({
  groupID: ownId,
  groupName: name,
  /** The announcement. */
  notification: text,
  introduction: text,
  faceURL: text,
  createTime: count,
  /** As `groupStatus`. */
  status: code,
  creatorUserID: anyId,
  /** As `groupType`. */
  groupType: code,
  ownerUserID: anyId,
  memberCount: count,
  ex: extra,
  attachedInfo: extra,
  /** As `groupVerification`. */
  needVerification: code,
  /** 0: members may look at each other; 1: they may not. */
  lookMemberInfo: code,
  /** 0: members may ask each other to be friends; 1: they may not. */
  applyMemberFriend: code,
  notificationUpdateTime: count,
  notificationUserID: anyId,
});
export type GroupInfo = v.InferOutput<typeof groupInfo>;

export const groupMember = v.object({
  groupID: anyId,
  userID: ownId,
  nickname: name,
  faceURL: text,
  /** As `groupRole`. */
  roleLevel: code,
  joinTime: count,
  joinSource: code,
  inviterUserID: anyId,
  muteEndTime: count,
  operatorUserID: anyId,
  ex: extra,
  attachedInfo: extra,
});
export type GroupMember = v.InferOutput<typeof groupMember>;

export const groupApplication = v.object({
  groupID: anyId,
  groupName: name,
  notification: text,
  introduction: text,
  groupFaceURL: text,
  createTime: count,
  status: code,
  creatorUserID: anyId,
  groupType: code,
  ownerUserID: anyId,
  memberCount: count,
  userID: anyId,
  nickname: name,
  userFaceURL: text,
  gender: code,
  /** As `handleResult`. */
  handleResult: code,
  reqMsg: text,
  handledMsg: text,
  reqTime: count,
  handleUserID: anyId,
  handledTime: count,
  ex: extra,
  attachedInfo: extra,
  joinSource: code,
  inviterUserID: anyId,
});
export type GroupApplication = v.InferOutput<typeof groupApplication>;
