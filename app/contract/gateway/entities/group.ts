import * as v from 'valibot';
import { count, text } from './fields.ts';

// Times of groups, members and applications are in seconds.

export const groupInfo = v.object({
  groupID: v.pipe(v.string(), v.nonEmpty()),
  groupName: text,
  /** The announcement. */
  notification: text,
  introduction: text,
  faceURL: text,
  createTime: count,
  /** As `groupStatus`. */
  status: count,
  creatorUserID: text,
  /** As `groupType`. */
  groupType: count,
  ownerUserID: text,
  memberCount: count,
  ex: text,
  attachedInfo: text,
  /** As `groupVerification`. */
  needVerification: count,
  /** 0: members may look at each other; 1: they may not. */
  lookMemberInfo: count,
  /** 0: members may ask each other to be friends; 1: they may not. */
  applyMemberFriend: count,
  notificationUpdateTime: count,
  notificationUserID: text,
});
export type GroupInfo = v.InferOutput<typeof groupInfo>;

export const groupMember = v.object({
  groupID: text,
  userID: v.pipe(v.string(), v.nonEmpty()),
  nickname: text,
  faceURL: text,
  /** As `groupRole`. */
  roleLevel: count,
  joinTime: count,
  joinSource: count,
  inviterUserID: text,
  muteEndTime: count,
  operatorUserID: text,
  ex: text,
  attachedInfo: text,
});
export type GroupMember = v.InferOutput<typeof groupMember>;

export const groupApplication = v.object({
  groupID: text,
  groupName: text,
  notification: text,
  introduction: text,
  groupFaceURL: text,
  createTime: count,
  status: count,
  creatorUserID: text,
  groupType: count,
  ownerUserID: text,
  memberCount: count,
  userID: text,
  nickname: text,
  userFaceURL: text,
  gender: count,
  /** As `handleResult`. */
  handleResult: count,
  reqMsg: text,
  handledMsg: text,
  reqTime: count,
  handleUserID: text,
  handledTime: count,
  ex: text,
  attachedInfo: text,
  joinSource: count,
  inviterUserID: text,
});
export type GroupApplication = v.InferOutput<typeof groupApplication>;
