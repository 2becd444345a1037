import * as v from 'valibot';
import { count, text } from './fields.ts';

// Times of people and friends are in seconds.

export const selfInfo = v.object({
  userID: v.pipe(v.string(), v.nonEmpty()),
  nickname: text,
  faceURL: text,
  /** 0 unknown, 1 male, 2 female. */
  gender: count,
  phoneNumber: text,
  birth: count,
  email: text,
  createTime: count,
  ex: text,
  attachedInfo: text,
  /** As `receiveOption`. */
  globalRecvMsgOpt: count,
});
export type SelfInfo = v.InferOutput<typeof selfInfo>;

export const friend = v.object({
  ownerUserID: text,
  userID: v.pipe(v.string(), v.nonEmpty()),
  remark: text,
  createTime: count,
  addSource: count,
  operatorUserID: text,
  nickname: text,
  faceURL: text,
  gender: count,
  phoneNumber: text,
  birth: count,
  email: text,
  ex: text,
  attachedInfo: text,
});
export type Friend = v.InferOutput<typeof friend>;

export const friendApplication = v.object({
  fromUserID: text,
  fromNickname: text,
  fromFaceURL: text,
  fromGender: count,
  toUserID: text,
  toNickname: text,
  toFaceURL: text,
  toGender: count,
  /** As `handleResult`. */
  handleResult: count,
  reqMsg: text,
  createTime: count,
  handlerUserID: text,
  handleMsg: text,
  handleTime: count,
  ex: text,
  attachedInfo: text,
});
export type FriendApplication = v.InferOutput<typeof friendApplication>;

export const blackUser = v.object({
  ownerUserID: text,
  userID: v.pipe(v.string(), v.nonEmpty()),
  nickname: text,
  faceURL: text,
  gender: count,
  createTime: count,
  addSource: count,
  operatorUserID: text,
  ex: text,
  attachedInfo: text,
});
export type BlackUser = v.InferOutput<typeof blackUser>;

/** What anybody may see of a person. */
export const publicUser = v.object({
  userID: text,
  nickname: text,
  faceURL: text,
  gender: count,
  ex: text,
});
export type PublicUser = v.InferOutput<typeof publicUser>;

export const fullUserInfo = v.object({
  publicInfo: v.nullish(publicUser, null),
  friendInfo: v.nullish(friend, null),
  blackInfo: v.nullish(blackUser, null),
});
export type FullUserInfo = v.InferOutput<typeof fullUserInfo>;
