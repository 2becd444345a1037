import * as v from 'valibot';
import { count, flag, text } from './fields.ts';

/** A row of the conversation list. Times in milliseconds. */
export const conversation = v.object({
  conversationID: v.pipe(v.string(), v.nonEmpty()),
  /** As `sessionType`. */
  conversationType: count,
  userID: text,
  groupID: text,
  showName: text,
  faceURL: text,
  /** As `receiveOption`. */
  recvMsgOpt: count,
  unreadCount: count,
  /** As `groupAtType`. */
  groupAtType: count,
  /** JSON of a message, or empty. */
  latestMsg: text,
  /** 0 hides the conversation from the list. */
  latestMsgSendTime: count,
  draftText: text,
  draftTextTime: count,
  isPinned: flag,
  isPrivateChat: flag,
  isNotInGroup: flag,
  updateUnreadCountTime: count,
  attachedInfo: text,
  ex: text,
});
export type Conversation = v.InferOutput<typeof conversation>;
