import type { messageFunctions } from '../../../app/contract/gateway/functions/messages.ts';
import type { Handlers } from '../handler.ts';
import { handleClearC2C, handleClearGroup, handleDeleteAllMessages } from './clearHistory.ts';
import { handleDeleteMessage } from './deleteMessage.ts';
import { handleInsertGroupMessage, handleInsertSingleMessage } from './insertMessage.ts';
import { handleNewRevokeMessage, handleRevokeMessage } from './revoke.ts';
import { handleSendMessage } from './sendMessage.ts';
import { handleTypingStatusUpdate } from './typing.ts';

/** Sending, taking back, deleting. "Local" is the caller's own view here: the sandbox keeps it. */
export const messageHandlers: Handlers<(typeof messageFunctions)[number]['name']> = {
  SendMessage: handleSendMessage,
  SendMessageNotOss: handleSendMessage,
  RevokeMessage: handleRevokeMessage,
  NewRevokeMessage: handleNewRevokeMessage,
  TypingStatusUpdate: handleTypingStatusUpdate,
  DeleteMessageFromLocalStorage: handleDeleteMessage,
  DeleteMessageFromLocalAndSvr: handleDeleteMessage,
  DeleteAllMsgFromLocal: handleDeleteAllMessages,
  DeleteAllMsgFromLocalAndSvr: handleDeleteAllMessages,
  ClearC2CHistoryMessage: handleClearC2C,
  ClearC2CHistoryMessageFromLocalAndSvr: handleClearC2C,
  ClearGroupHistoryMessage: handleClearGroup,
  ClearGroupHistoryMessageFromLocalAndSvr: handleClearGroup,
  InsertSingleMessageToLocalStorage: handleInsertSingleMessage,
  InsertGroupMessageToLocalStorage: handleInsertGroupMessage,
};
