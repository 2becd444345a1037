import type { historyFunctions } from '../../../app/contract/gateway/functions/history.ts';
import type { Handlers } from '../handler.ts';
import { handleFindMessageList } from './findMessages.ts';
import { handleGetRemoved } from './listRemoved.ts';
import {
  handleGetAdvancedHistory,
  handleGetHistory,
  handleGetHistoryReverse,
} from './readHistory.ts';
import { handleSearchLocalMessages } from './searchMessages.ts';

/** What was said: page by page, by words, by ids. */
export const historyHandlers: Handlers<(typeof historyFunctions)[number]['name']> = {
  GetHistoryMessageList: handleGetHistory,
  GetHistoryMessageListReverse: handleGetHistoryReverse,
  GetAdvancedHistoryMessageList: handleGetAdvancedHistory,
  SearchLocalMessages: handleSearchLocalMessages,
  FindMessageList: handleFindMessageList,
  GetRemovedMessages: handleGetRemoved,
};
