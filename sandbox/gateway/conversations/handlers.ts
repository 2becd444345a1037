import type { conversationFunctions } from '../../../app/contract/gateway/functions/conversations.ts';
import type { Handlers } from '../handler.ts';
import {
  handleDeleteAllConversations,
  handleDeleteConversation,
  handleDeleteConversationAndMessages,
  handlePinConversation,
  handleResetGroupAtType,
  handleSetConversationDraft,
  handleSetOneReceiveOption,
  handleSetReceiveOptions,
} from './changeConversation.ts';
import {
  handleGetAllConversationList,
  handleGetConversationID,
  handleGetConversationListSplit,
  handleGetMultipleConversation,
  handleGetOneConversation,
  handleGetReceiveOptions,
  handleGetTotalUnread,
} from './listConversations.ts';
import {
  handleMarkByConversation,
  handleMarkC2C,
  handleMarkGroup,
  handleMarkGroupHasRead,
} from './markRead.ts';
import { handleSetPrivateChat } from './privateChat.ts';

/** The list of conversations, what its owner sets, and what is read. */
export const conversationHandlers: Handlers<(typeof conversationFunctions)[number]['name']> = {
  GetAllConversationList: handleGetAllConversationList,
  GetConversationListSplit: handleGetConversationListSplit,
  GetOneConversation: handleGetOneConversation,
  GetMultipleConversation: handleGetMultipleConversation,
  GetConversationIDBySessionType: handleGetConversationID,
  SetConversationDraft: handleSetConversationDraft,
  PinConversation: handlePinConversation,
  DeleteConversation: handleDeleteConversation,
  DeleteConversationFromLocalAndSvr: handleDeleteConversationAndMessages,
  DeleteAllConversationFromLocal: handleDeleteAllConversations,
  SetConversationRecvMessageOpt: handleSetReceiveOptions,
  SetOneConversationRecvMessageOpt: handleSetOneReceiveOption,
  GetConversationRecvMessageOpt: handleGetReceiveOptions,
  SetOneConversationPrivateChat: handleSetPrivateChat,
  ResetConversationGroupAtType: handleResetGroupAtType,
  GetTotalUnreadMsgCount: handleGetTotalUnread,
  MarkC2CMessageAsRead: handleMarkC2C,
  MarkGroupMessageAsRead: handleMarkGroup,
  MarkGroupMessageHasRead: handleMarkGroupHasRead,
  MarkMessageAsReadByConID: handleMarkByConversation,
};
