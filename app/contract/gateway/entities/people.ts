import * as v from 'valibot';
import { anyId, code, count, extra, name, ownId, text } from './fields.ts';

// Times of people and friends are in seconds.

export const selfInfo = v.object({
  userID: ownId,
  nickname: name,
  faceURL: text,
  /** 0 unknown, 1 male, 2 female. */
  gender: code,
  phoneNumber: text,
  birth: code,
  email: text,
  createTime: count,
  ex: extra,
  attachedInfo: extra,
  /** As `receiveOption`. */
  globalRecvMsgOpt: code,
});
export type SelfInfo = v.InferOutput<typeof selfInfo>;

export const friend = v.object({
  ownerUserID: anyId,
  userID: ownId,
  remark: name,
  createTime: count,
  addSource: code,
  operatorUserID: anyId,
  nickname: name,
  faceURL: text,
  gender: code,
  phoneNumber: text,
  birth: code,
  email: text,
  ex: extra,
  attachedInfo: extra,
});
export type Friend = v.InferOutput<typeof friend>;

export const friendApplication = v.object({
  fromUserID: anyId,
  fromNickname: name,
  fromFaceURL: text,
  fromGender: code,
  toUserID: anyId,
  toNickname: name,
  toFaceURL: text,
  toGender: code,
  /** As `handleResult`. */
  handleResult: code,
  reqMsg: text,
  createTime: count,
  handlerUserID: anyId,
  handleMsg: text,
  handleTime: count,
  ex: extra,
  attachedInfo: extra,
});
export type FriendApplication = v.InferOutput<typeof friendApplication>;

export const blackUser = v.object({
  ownerUserID: anyId,
  userID: ownId,
  nickname: name,
  faceURL: text,
  gender: code,
  createTime: count,
  addSource: code,
  operatorUserID: anyId,
  ex: extra,
  attachedInfo: extra,
});
export type BlackUser = v.InferOutput<typeof blackUser>;

/** What anybody may see of a person. */
export const publicUser = v.object({
  userID: anyId,
  nickname: name,
  faceURL: text,
  gender: code,
  ex: extra,
});
export type PublicUser = v.InferOutput<typeof publicUser>;

export const fullUserInfo = v.object({
  publicInfo: v.nullish(publicUser, null),
  friendInfo: v.nullish(friend, null),
  blackInfo: v.nullish(blackUser, null),
});
export type FullUserInfo = v.InferOutput<typeof fullUserInfo>;
