import { and, desc, eq, gte, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { contentType } from '../../../app/contract/gateway/contentType.ts';
import { messageStatus } from '../../../app/contract/gateway/enums.ts';
import type { searchLocalMessages } from '../../../app/contract/gateway/functions/history.ts';
import type { FunctionInput } from '../../../app/contract/gateway/gatewayFunction.ts';
import { conversations, messages, messageTexts } from '../../database/schema.ts';
import type { Handler, ReadContext } from '../handler.ts';
import { messageLimits } from '../limits.ts';
import { visibleInJoined } from '../messages/messageRows.ts';
import { badArgument } from '../refuse.ts';
import { itemsOf } from './foundItems.ts';
import { isIndexed, type Keywords, keywordsOf, textHolds } from './textMatch.ts';

type Search = FunctionInput<typeof searchLocalMessages>;

const searchable: readonly number[] = [contentType.text, contentType.atText, contentType.file];

/** Most messages of an answer that has no pages; counts are of all. */
const mostListed = 2_000;

/**
 * Searches one conversation page by page, or all of them. What there is of all is counted, and the
 * newest of it listed.
 */
export const handleSearchLocalMessages: Handler<'SearchLocalMessages'> = {
  kind: 'read',
  async run(search, context) {
    const keywords = keywordsOf(search.keywordList ?? [], search.keywordListMatchType === 1);
    if (keywords.words.length === 0 && (search.messageTypeList ?? []).length === 0) {
      throw badArgument('keywordList and messageTypeList are both empty');
    }
    const isPaged = search.conversationID !== '';
    if (isPaged && (search.pageIndex < 1 || search.count < 1)) {
      throw badArgument('pageIndex and count must be 1 or more');
    }
    const asked = ask(context, search, keywords);
    const counts = await countFound(context, asked);
    const totalCount = counts.reduce((sum, { count }) => sum + count, 0);
    if (totalCount === 0) return { totalCount, searchResultItems: [] };
    const size = isPaged ? Math.min(search.count, messageLimits.page) : mostListed;
    const offset = isPaged ? (search.pageIndex - 1) * search.count : 0;
    const rows = await listFound(context, asked, { size, offset });
    const items = await itemsOf(context, rows);
    const countOf = new Map(counts.map(({ conversationId, count }) => [conversationId, count]));
    return {
      totalCount,
      searchResultItems: items.map((item) => {
        const messageCount = isPaged ? item.messageCount : countOf.get(item.conversationID);
        return { ...item, messageCount: messageCount ?? item.messageCount };
      }),
    };
  },
};

type Asked = { where: SQL | undefined; order: readonly [SQLiteTable, ...SQLiteTable[]] };

/** What holds for the messages that fit, and the order in which the tables are best looked through. */
function ask({ db, caller, now }: ReadContext, search: Search, keywords: Keywords): Asked {
  const given = search.messageTypeList ?? [];
  const hasWords = keywords.words.length > 0;
  const types = hasWords
    ? searchable.filter((type) => given.length === 0 || given.includes(type))
    : given;
  const senders = search.senderUserIDList ?? [];
  const end = search.searchTimePosition > 0 ? search.searchTimePosition * 1_000 : now;
  const period = search.searchTimePeriod * 1_000;
  const isOfOne = search.conversationID !== '';
  const where = and(
    eq(conversations.ownerId, caller.userId),
    isOfOne ? eq(conversations.conversationId, search.conversationID) : undefined,
    eq(messages.threadId, conversations.threadId),
    visibleInJoined(db, caller.userId),
    inArray(messages.contentType, [...types]),
    ne(messages.status, messageStatus.revoked),
    senders.length > 0 ? inArray(messages.senderId, senders) : undefined,
    search.searchTimePosition > 0 ? lte(messages.sentAt, end) : undefined,
    period > 0 ? gte(messages.sentAt, end - period) : undefined,
    hasWords ? and(isTextOf, textHolds(keywords)) : undefined,
  );
  if (!hasWords) return { where, order: [conversations, messages] };
  if (isOfOne || !isIndexed(keywords))
    return { where, order: [conversations, messageTexts, messages] };
  return { where, order: [messageTexts, messages, conversations] };
}

const isTextOf = and(
  eq(messageTexts.threadId, conversations.threadId),
  eq(messageTexts.threadId, messages.threadId),
  eq(messageTexts.seq, messages.seq),
  eq(messageTexts.place, messages.place),
);

function countFound({ db }: ReadContext, { where, order: [first, ...others] }: Asked) {
  const query = db
    .select({ conversationId: conversations.conversationId, count: sql<number>`count(*)` })
    .from(first)
    .$dynamic();
  // SQLite keeps to the order of cross joins: by itself it takes one that needs minutes.
  for (const other of others) query.crossJoin(other);
  return query.where(where).groupBy(conversations.conversationId);
}

/** Newest first. */
function listFound(
  { db }: ReadContext,
  { where, order: [first, ...others] }: Asked,
  { size, offset }: { size: number; offset: number },
) {
  const query = db
    .select({ conversation: conversations, message: messages })
    .from(first)
    .$dynamic();
  for (const other of others) query.crossJoin(other);
  return query
    .where(where)
    .orderBy(desc(messages.sentAt), desc(messages.seq), desc(messages.place))
    .limit(size)
    .offset(offset);
}
