import { and, desc, gte, inArray, lte, ne } from 'drizzle-orm';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import { contentType, messageStatus } from '../../../app/contract/gateway/enums.ts';
import type {
  findMessageList,
  searchLocalMessages,
} from '../../../app/contract/gateway/functions/history.ts';
import type {
  FunctionInput,
  FunctionOutput,
} from '../../../app/contract/gateway/gatewayFunction.ts';
import { messages } from '../../database/schema.ts';
import { conversationsOf } from '../conversations/conversationRows.ts';
import { viewConversations } from '../conversations/viewConversations.ts';
import type { Handler, ReadContext } from '../handler.ts';
import {
  type ConversationRow,
  conversationOf,
  type MessageRow,
  visibleIn,
} from '../messages/messageRows.ts';
import { viewMessages } from '../messages/viewMessages.ts';
import { badArgument } from '../refuse.ts';
import { distinctIds } from '../texts.ts';

type Search = FunctionInput<typeof searchLocalMessages>;
type Found = FunctionOutput<typeof findMessageList>['findResultItems'];

const searchable: readonly number[] = [contentType.text, contentType.atText, contentType.file];

export const handleSearchLocalMessages: Handler<'SearchLocalMessages'> = {
  kind: 'read',
  async run(input, context) {
    const { conversationID, pageIndex, count } = input;
    const keywords = (input.keywordList ?? [])
      .map((one) => one.trim().toLowerCase())
      .filter(Boolean);
    const types = input.messageTypeList ?? [];
    if (keywords.length === 0 && types.length === 0) {
      throw badArgument('keywordList and messageTypeList are both empty');
    }
    if (conversationID !== '' && (pageIndex < 1 || count < 1)) {
      throw badArgument('pageIndex and count must be 1 or more');
    }
    const conversations = await searched(context, conversationID);
    const items: NonNullable<Found> = [];
    let totalCount = 0;
    for (const conversation of conversations) {
      const rows = await searchIn(context, conversation, { ...input, keywordList: keywords });
      totalCount += rows.length;
      const start = (pageIndex - 1) * count;
      const page = conversationID === '' ? rows : rows.slice(start, start + count);
      if (page.length > 0) items.push(await itemOf(context, conversation, page));
    }
    return { totalCount, searchResultItems: items };
  },
};

export const handleFindMessageList: Handler<'FindMessageList'> = {
  kind: 'read',
  async run(input, context) {
    const { db, caller } = context;
    const items: NonNullable<Found> = [];
    let totalCount = 0;
    for (const { conversationID, clientMsgIDList } of input.slice(0, 1_000)) {
      const conversation = await conversationOf(db, caller.userId, conversationID);
      if (!conversation) continue;
      const ids = distinctIds(clientMsgIDList);
      const rows = await db
        .select()
        .from(messages)
        .where(and(visibleIn(db, conversation), inArray(messages.clientMsgId, ids)))
        .orderBy(messages.seq, messages.place);
      totalCount += rows.length;
      if (rows.length > 0) items.push(await itemOf(context, conversation, rows));
    }
    return { totalCount, findResultItems: items };
  },
};

async function searched(
  { db, caller }: ReadContext,
  conversationID: string,
): Promise<ConversationRow[]> {
  if (conversationID === '') return conversationsOf(db, caller.userId);
  const one = await conversationOf(db, caller.userId, conversationID);
  return one ? [one] : [];
}

/** @returns what fits, newest first. */
async function searchIn(
  { db, now }: ReadContext,
  conversation: ConversationRow,
  { keywordList, keywordListMatchType, ...search }: Search,
): Promise<MessageRow[]> {
  const keywords = keywordList ?? [];
  const given = search.messageTypeList ?? [];
  const types =
    keywords.length === 0
      ? given
      : searchable.filter((type) => given.length === 0 || given.includes(type));
  const senders = search.senderUserIDList ?? [];
  const end = search.searchTimePosition > 0 ? search.searchTimePosition * 1_000 : now;
  const period = search.searchTimePeriod * 1_000;
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        visibleIn(db, conversation),
        inArray(messages.contentType, [...types]),
        ne(messages.status, messageStatus.revoked),
        senders.length > 0 ? inArray(messages.senderId, senders) : undefined,
        lte(messages.sentAt, search.searchTimePosition > 0 ? end : Number.MAX_SAFE_INTEGER),
        period > 0 ? gte(messages.sentAt, end - period) : undefined,
      ),
    )
    .orderBy(desc(messages.seq), desc(messages.place));
  if (keywords.length === 0) return rows;
  return rows.filter((row) => {
    const text = textOf(row);
    const isIn = (keyword: string) => text.includes(keyword);
    return keywordListMatchType === 1 ? keywords.every(isIn) : keywords.some(isIn);
  });
}

function textOf({ body, contentType: type }: MessageRow): string {
  const message = JSON.parse(body) as Message;
  if (type === contentType.atText) return message.atElem?.text.toLowerCase() ?? '';
  if (type === contentType.file) return message.fileElem?.fileName.toLowerCase() ?? '';
  return message.content.toLowerCase();
}

async function itemOf(
  { db, caller }: ReadContext,
  conversation: ConversationRow,
  rows: readonly MessageRow[],
): Promise<NonNullable<Found>[number]> {
  const [view] = await viewConversations(db, [conversation]);
  return {
    conversationID: conversation.conversationId,
    conversationType: conversation.sessionType,
    showName: view?.showName ?? '',
    faceURL: view?.faceURL ?? '',
    messageCount: rows.length,
    messageList: await viewMessages(db, caller.userId, rows),
  };
}
