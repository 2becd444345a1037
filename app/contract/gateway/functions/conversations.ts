import * as v from 'valibot';
import { callable, conversationChange, historyChange } from '../callableFunction.ts';
import { conversationIdOf } from '../conversationId.ts';
import { conversation } from '../entities/conversation.ts';
import { groupAtType, sessionType } from '../enums.ts';
import {
  withEmptyAnswer,
  withJsonAnswer,
  withNumberAnswer,
  withTextAnswer,
} from '../gatewayFunction.ts';
import { id, ids, listOf, plainId, wholeNumber } from './fields.ts';

const conversations = listOf(conversation);
const option = v.picklist([0, 1, 2]);
const source = v.object({ sourceID: id, sessionType: wholeNumber });
const hiddenRow = (conversationID: string) => ({
  conversationID,
  latestMsgSendTime: 0,
  unreadCount: 0,
  groupAtType: groupAtType.none,
});

export const getAllConversationList = withJsonAnswer('GetAllConversationList', conversations);
export const getConversationListSplit = withJsonAnswer('GetConversationListSplit', conversations, {
  input: v.object({ offset: wholeNumber, count: wholeNumber }),
});
/** Made, hidden, where there is none. */
export const getOneConversation = callable(
  withJsonAnswer('GetOneConversation', conversation, { input: source }),
  {
    isRepeatable: true,
    changes: ({ sourceID, sessionType: kind }) =>
      kind === sessionType.single
        ? [
            conversationChange({
              conversationID: conversationIdOf({ sessionType: kind, userID: sourceID }),
            }),
          ]
        : [],
  },
);
export const getMultipleConversation = withJsonAnswer('GetMultipleConversation', conversations, {
  input: ids,
});
export const getConversationIDBySessionType = withTextAnswer('GetConversationIDBySessionType', {
  input: source,
});
export const setConversationDraft = withEmptyAnswer('SetConversationDraft', {
  input: v.object({ conversationID: id, draftText: v.string() }),
});
export const pinConversation = callable(
  withEmptyAnswer('PinConversation', {
    input: v.object({ conversationID: id, isPinned: v.boolean() }),
  }),
  {
    isRepeatable: true,
    isOptimistic: true,
    changes: ({ conversationID, isPinned }) => [conversationChange({ conversationID, isPinned })],
  },
);
/** Hides it until the next message. */
export const deleteConversation = callable(
  withEmptyAnswer('DeleteConversation', { input: plainId }),
  {
    isRepeatable: true,
    isOptimistic: true,
    changes: (conversationID) => [conversationChange(hiddenRow(conversationID))],
  },
);
/** Hides it, with what was said until now gone for the one who asks. */
export const deleteConversationFromLocalAndSvr = callable(
  withEmptyAnswer('DeleteConversationFromLocalAndSvr', { input: plainId }),
  {
    isRepeatable: true,
    changes: (conversationID) => [
      conversationChange(hiddenRow(conversationID)),
      historyChange(conversationID),
    ],
  },
);
export const deleteAllConversationFromLocal = withEmptyAnswer('DeleteAllConversationFromLocal');
export const setConversationRecvMessageOpt = callable(
  withEmptyAnswer('SetConversationRecvMessageOpt', {
    input: v.object({ conversationIDList: ids, opt: option }),
    jsonFields: ['conversationIDList'],
  }),
  {
    isRepeatable: true,
    isOptimistic: true,
    changes: ({ conversationIDList, opt }) =>
      conversationIDList.map((conversationID) =>
        conversationChange({ conversationID, recvMsgOpt: opt }),
      ),
  },
);
export const setOneConversationRecvMessageOpt = withEmptyAnswer(
  'SetOneConversationRecvMessageOpt',
  { input: v.object({ conversationID: id, opt: option }) },
);
/** The SDK sends a list, the first gateway wanted an object: both are taken. */
export const getConversationRecvMessageOpt = withJsonAnswer(
  'GetConversationRecvMessageOpt',
  v.nullish(v.array(v.object({ conversationID: v.string(), result: v.number() })), []),
  {
    input: v.union([ids, v.object({ conversationIDList: ids })]),
    jsonFields: ['conversationIDList'],
  },
);
export const setOneConversationPrivateChat = callable(
  withEmptyAnswer('SetOneConversationPrivateChat', {
    input: v.object({ conversationID: id, isPrivate: v.boolean() }),
  }),
  {
    isRepeatable: true,
    changes: ({ conversationID, isPrivate }) => [
      conversationChange({ conversationID, isPrivateChat: isPrivate }),
    ],
  },
);
export const resetConversationGroupAtType = withEmptyAnswer('ResetConversationGroupAtType', {
  input: plainId,
});
export const getTotalUnreadMsgCount = withNumberAnswer('GetTotalUnreadMsgCount');
/** No ids: the unread count goes to zero and nobody is told. */
export const markC2CMessageAsRead = withEmptyAnswer('MarkC2CMessageAsRead', {
  input: v.object({ userID: id, msgIDList: ids }),
  jsonFields: ['msgIDList'],
});
export const markGroupMessageAsRead = withEmptyAnswer('MarkGroupMessageAsRead', {
  input: v.object({ groupID: id, msgIDList: ids }),
  jsonFields: ['msgIDList'],
});
export const markGroupMessageHasRead = withEmptyAnswer('MarkGroupMessageHasRead', {
  input: plainId,
});
export const markMessageAsReadByConID = withEmptyAnswer('MarkMessageAsReadByConID', {
  input: v.object({ conversationID: id, msgIDList: ids }),
  jsonFields: ['msgIDList'],
});

export const conversationFunctions = [
  getAllConversationList,
  getConversationListSplit,
  getOneConversation,
  getMultipleConversation,
  getConversationIDBySessionType,
  setConversationDraft,
  pinConversation,
  deleteConversation,
  deleteConversationFromLocalAndSvr,
  deleteAllConversationFromLocal,
  setConversationRecvMessageOpt,
  setOneConversationRecvMessageOpt,
  getConversationRecvMessageOpt,
  setOneConversationPrivateChat,
  resetConversationGroupAtType,
  getTotalUnreadMsgCount,
  markC2CMessageAsRead,
  markGroupMessageAsRead,
  markGroupMessageHasRead,
  markMessageAsReadByConID,
] as const;
