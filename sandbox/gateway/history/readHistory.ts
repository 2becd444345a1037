import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import { sessionType } from '../../../app/contract/gateway/enums.ts';
import type { Handler, ReadContext } from '../handler.ts';
import { messageLimits } from '../limits.ts';
import {
  type ConversationRow,
  conversationOf,
  conversationOfThread,
  findInThread,
} from '../messages/messageRows.ts';
import { viewMessages } from '../messages/viewMessages.ts';
import { badArgument } from '../refuse.ts';
import { threadIdOf } from '../threadId.ts';
import { selectPage } from './selectPage.ts';

type Asked = {
  userID: string;
  groupID: string;
  conversationID: string;
  count: number;
  startClientMsgID: string;
};

export const handleGetHistory: Handler<'GetHistoryMessageList'> = {
  kind: 'read',
  run: (input, context) => readPage(context, input, 'older'),
};

export const handleGetHistoryReverse: Handler<'GetHistoryMessageListReverse'> = {
  kind: 'read',
  run: (input, context) => readPage(context, input, 'newer'),
};

export const handleGetAdvancedHistory: Handler<'GetAdvancedHistoryMessageList'> = {
  kind: 'read',
  async run(input, context) {
    const messageList = await readPage(context, input, 'older');
    const first = messageList.find(({ seq }) => seq > 0);
    return {
      messageList,
      lastMinSeq: first?.seq ?? input.lastMinSeq,
      isEnd: messageList.length < input.count,
      errCode: 0,
      errMsg: '',
    };
  },
};

/**
 * @returns messages next to the anchor by their place in the thread, not by time, oldest first.
 * Without an anchor: the newest ones, or in the other direction the oldest.
 */
async function readPage(
  context: ReadContext,
  asked: Asked,
  direction: 'older' | 'newer',
): Promise<Message[]> {
  const { db, caller } = context;
  const { count, startClientMsgID } = asked;
  if (count < 1 || count > messageLimits.page) {
    throw badArgument(`count is not between 1 and ${messageLimits.page}`);
  }
  const conversation = await namedConversation(context, asked);
  if (!conversation) return [];
  const anchor =
    startClientMsgID === ''
      ? null
      : await findInThread(db, conversation.threadId, startClientMsgID, caller.userId);
  if (startClientMsgID !== '' && !anchor) {
    throw badArgument('startClientMsgID is no message of this conversation');
  }
  const isOlder = direction === 'older';
  const rows = await selectPage(db, conversation, { anchor, isOlder, count });
  return viewMessages(db, caller.userId, isOlder ? rows.reverse() : rows);
}

async function namedConversation(
  { db, caller }: ReadContext,
  { userID, groupID, conversationID }: Asked,
): Promise<ConversationRow | null> {
  const { userId } = caller;
  if ([userID, groupID, conversationID].every((id) => id === '')) {
    throw badArgument('one of userID, groupID and conversationID must be filled');
  }
  if (conversationID !== '') return conversationOf(db, userId, conversationID);
  const peer =
    groupID === ''
      ? ({ sessionType: sessionType.single, userID } as const)
      : ({ sessionType: sessionType.group, groupID } as const);
  return conversationOfThread(db, userId, threadIdOf(userId, peer));
}
