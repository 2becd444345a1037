import * as v from 'valibot';
import { anyId, code, count, extra, flag, json, moment, name, text } from './fields.ts';

/** Code units: the longest kind of conversation and the longest id. */
const longestConversationId = 160;

/** A row of the conversation list. Times in milliseconds. */
export const conversation = v.object({
  conversationID: v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestConversationId)),
  /** As `sessionType`. */
  conversationType: code,
  userID: anyId,
  groupID: anyId,
  showName: name,
  faceURL: text,
  /** As `receiveOption`. */
  recvMsgOpt: code,
  unreadCount: count,
  /** As `groupAtType`. */
  groupAtType: code,
  /** JSON of a message, or empty. */
  latestMsg: json,
  /** 0 hides the conversation from the list. */
  latestMsgSendTime: moment,
  draftText: text,
  draftTextTime: moment,
  isPinned: flag,
  isPrivateChat: flag,
  isNotInGroup: flag,
  updateUnreadCountTime: moment,
  attachedInfo: extra,
  ex: extra,
});
export type Conversation = v.InferOutput<typeof conversation>;
