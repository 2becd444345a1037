import * as v from 'valibot';
import { message } from '../entities/message.ts';
import { withEmptyAnswer, withJsonAnswer } from '../gatewayFunction.ts';
import { id, plainId } from './fields.ts';

const offlinePushInfo = v.object({
  title: v.optional(v.string(), ''),
  desc: v.optional(v.string(), ''),
  ex: v.optional(v.string(), ''),
  iOSPushSound: v.optional(v.string(), ''),
  iOSBadgeCount: v.optional(v.boolean(), false),
});
/** Exactly one of `recvID` and `groupID` is filled. */
const sending = {
  input: v.object({
    recvID: v.string(),
    groupID: v.string(),
    message,
    offlinePushInfo: v.optional(v.union([offlinePushInfo, v.literal('')]), ''),
  }),
  jsonFields: ['message', 'offlinePushInfo'],
};

/** Idempotent by sender and `clientMsgID`: a repetition answers the message kept. */
export const sendMessage = withJsonAnswer('SendMessage', message, sending);
export const sendMessageNotOss = withJsonAnswer('SendMessageNotOss', message, sending);
/** The old way: the others get `OnRecvMessageRevoked`. */
export const revokeMessage = withEmptyAnswer('RevokeMessage', { input: message });
export const newRevokeMessage = withEmptyAnswer('NewRevokeMessage', { input: message });
export const typingStatusUpdate = withEmptyAnswer('TypingStatusUpdate', {
  input: v.object({ recvID: id, msgTip: v.string() }),
});
/** Hides it from me. */
export const deleteMessageFromLocalStorage = withEmptyAnswer('DeleteMessageFromLocalStorage', {
  input: message,
});
/** Deletes my copy on the server. */
export const deleteMessageFromLocalAndSvr = withEmptyAnswer('DeleteMessageFromLocalAndSvr', {
  input: message,
});
export const deleteAllMsgFromLocal = withEmptyAnswer('DeleteAllMsgFromLocal');
export const deleteAllMsgFromLocalAndSvr = withEmptyAnswer('DeleteAllMsgFromLocalAndSvr');
export const clearC2CHistoryMessage = withEmptyAnswer('ClearC2CHistoryMessage', { input: plainId });
export const clearC2CHistoryMessageFromLocalAndSvr = withEmptyAnswer(
  'ClearC2CHistoryMessageFromLocalAndSvr',
  { input: plainId },
);
export const clearGroupHistoryMessage = withEmptyAnswer('ClearGroupHistoryMessage', {
  input: plainId,
});
export const clearGroupHistoryMessageFromLocalAndSvr = withEmptyAnswer(
  'ClearGroupHistoryMessageFromLocalAndSvr',
  { input: plainId },
);
/** Answers the message with a new `clientMsgID`. */
export const insertSingleMessageToLocalStorage = withJsonAnswer(
  'InsertSingleMessageToLocalStorage',
  message,
  { input: v.object({ message, recvID: id, sendID: id }), jsonFields: ['message'] },
);
export const insertGroupMessageToLocalStorage = withJsonAnswer(
  'InsertGroupMessageToLocalStorage',
  message,
  { input: v.object({ message, groupID: id, sendID: id }), jsonFields: ['message'] },
);

export const messageFunctions = [
  sendMessage,
  sendMessageNotOss,
  revokeMessage,
  newRevokeMessage,
  typingStatusUpdate,
  deleteMessageFromLocalStorage,
  deleteMessageFromLocalAndSvr,
  deleteAllMsgFromLocal,
  deleteAllMsgFromLocalAndSvr,
  clearC2CHistoryMessage,
  clearC2CHistoryMessageFromLocalAndSvr,
  clearGroupHistoryMessage,
  clearGroupHistoryMessageFromLocalAndSvr,
  insertSingleMessageToLocalStorage,
  insertGroupMessageToLocalStorage,
] as const;
