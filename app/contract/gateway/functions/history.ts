import * as v from 'valibot';
import { readable } from '../callableFunction.ts';
import { message } from '../entities/message.ts';
import { withJsonAnswer } from '../gatewayFunction.ts';
import { ids, listOf, wholeNumber } from './fields.ts';

const messages = listOf(message);
const anchor = {
  userID: v.optional(v.string(), ''),
  groupID: v.optional(v.string(), ''),
  conversationID: v.optional(v.string(), ''),
  count: wholeNumber,
  /** Empty: the newest page. */
  startClientMsgID: v.string(),
};
const found = v.object({
  conversationID: v.string(),
  conversationType: v.optional(v.number(), 0),
  showName: v.optional(v.string(), ''),
  faceURL: v.optional(v.string(), ''),
  messageCount: v.optional(v.number(), 0),
  messageList: messages,
});

/** Messages before the anchor, oldest first; one of the three ids names the conversation. */
export const getHistoryMessageList = readable(
  withJsonAnswer('GetHistoryMessageList', messages, { input: v.object(anchor) }),
);
/** Messages after the anchor, oldest first. */
export const getHistoryMessageListReverse = readable(
  withJsonAnswer('GetHistoryMessageListReverse', messages, { input: v.object(anchor) }),
);
/** `isEnd` is not to be relied on: a page shorter than asked is the end. */
export const getAdvancedHistoryMessageList = withJsonAnswer(
  'GetAdvancedHistoryMessageList',
  v.object({
    messageList: messages,
    lastMinSeq: v.optional(v.number(), 0),
    isEnd: v.optional(v.boolean(), false),
    errCode: v.optional(v.number(), 0),
    errMsg: v.optional(v.string(), ''),
  }),
  { input: v.object({ ...anchor, lastMinSeq: v.optional(wholeNumber, 0) }) },
);
/** `searchTimePosition` is the upper end, `searchTimePeriod` reaches back from it; seconds. */
export const searchLocalMessages = readable(
  withJsonAnswer(
    'SearchLocalMessages',
    v.object({ totalCount: v.number(), searchResultItems: listOf(found) }),
    {
      input: v.object({
        conversationID: v.optional(v.string(), ''),
        keywordList: v.nullish(v.array(v.string()), []),
        keywordListMatchType: v.optional(v.picklist([0, 1]), 0),
        senderUserIDList: v.nullish(v.array(v.string()), []),
        messageTypeList: v.nullish(v.array(wholeNumber), []),
        searchTimePosition: v.optional(wholeNumber, 0),
        searchTimePeriod: v.optional(wholeNumber, 0),
        pageIndex: v.optional(wholeNumber, 0),
        count: v.optional(wholeNumber, 0),
      }),
    },
  ),
);
export const findMessageList = readable(
  withJsonAnswer(
    'FindMessageList',
    v.object({ totalCount: v.number(), findResultItems: listOf(found) }),
    { input: v.array(v.object({ conversationID: v.string(), clientMsgIDList: ids })) },
  ),
);

const fromPlace = v.object({ conversationID: v.string(), fromSeq: wholeNumber });
/**
 * An addition to dialect A: what is no longer there of conversations from these places on, as a device
 * asks that keeps messages from there on. A gateway without it refuses it as unknown: it tells what was
 * taken back meanwhile by events alone.
 */
export const getRemovedMessages = withJsonAnswer(
  'GetRemovedMessages',
  v.object({
    /** Taken back, or else deleted. */
    removed: listOf(
      v.object({
        conversationID: v.string(),
        clientMsgID: v.string(),
        sendID: v.string(),
        isRevoked: v.optional(v.boolean(), false),
        /** Of one that was taken back; empty where that is not known. */
        revokerID: v.optional(v.string(), ''),
      }),
    ),
    /** Conversations of which everything up to a place is gone. */
    cleared: listOf(v.object({ conversationID: v.string(), upToSeq: wholeNumber })),
    /** What is to be asked for next: an answer has an end. */
    rest: listOf(fromPlace),
  }),
  { input: v.array(fromPlace) },
);

export const historyFunctions = [
  getHistoryMessageList,
  getHistoryMessageListReverse,
  getAdvancedHistoryMessageList,
  searchLocalMessages,
  findMessageList,
  getRemovedMessages,
] as const;
