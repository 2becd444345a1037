import { searchDevice } from '../../../app/core/messaging/search/searchDevice.ts';
import { createMessageStore } from '../../../app/core/messaging/store/createMessageStore.ts';
import {
  type MessageRows,
  messageLayout,
  rowOf,
} from '../../../app/core/messaging/store/messageRows.ts';
import type { StoredMessage } from '../../../app/core/messaging/storedMessage.ts';
import { searchWordsOf } from '../../../app/lib/searchWords.ts';
import type { Database } from '../../../app/platform/database/database.ts';
import { openDatabase } from '../../../app/platform/database/openDatabase.ts';
import { storedMessage } from './storedMessages.ts';

/** Half of all messages are in one conversation, the others in conversations of so many. */
const ofOneOther = 100;

const texts = [
  'Message with some words in it',
  'Cảm ơn bạn, hẹn gặp lại vào ngày mai nhé, đừng quên mang theo ô',
  '好的，我们明天下午三点在老地方见面，记得带上雨伞',
  'Ok',
  '¿Mañana también vienes a comer con nosotros? Avísame cuando salgas de casa, por favor',
  'A longer one, as people write when they have time: who was there, what was eaten, who came late, and why nobody went home before the last train had left the station.',
];

/** Stands in every tenth message. */
export const frequent = 'umbrella';
/** Stands in the oldest message of the conversation that is looked through last. */
export const rare = 'kaleidoscope';
/** Stands nowhere. */
export const absent = 'zeppelin';

export type SearchTimes = {
  /** Milliseconds until the first was found; null where none was. */
  first: number | null;
  /** Milliseconds until all was looked through. */
  end: number;
  found: number;
  /** Milliseconds of the page's longest task; 0 where none was over 50. */
  longest: number;
};

/** Writes messages as the app keeps them. */
export async function fill(name: string, count: number): Promise<void> {
  const database = await openDatabase<MessageRows>(name, messageLayout);
  const like = storedMessage('like');
  const whole = Math.floor(count / 2);
  for (let from = 0; from < count; from += 10_000) {
    const messages = Array.from({ length: Math.min(10_000, count - from) }, (_, place) =>
      messageAt(like, from + place, whole),
    );
    await write(database, messages);
  }
  database.close();
}

/** The last ones written are the newest. */
function messageAt(like: StoredMessage, number: number, whole: number): StoredMessage {
  const other =
    number < whole ? 'single_them' : `single_${Math.floor((number - whole) / ofOneOther)}`;
  const words = [texts[number % texts.length], String(number)];
  if (number % 10 === 0) words.push(frequent);
  if (number === 0) words.push(rare);
  return {
    ...like,
    clientMsgID: `message-${number}`,
    serverMsgID: `server-${number}`,
    conversationID: other,
    sendID: number % 3 === 0 ? like.recvID : like.sendID,
    sendTime: 1_700_000_000_000 + number * 1_000,
    seq: number + 1,
    content: words.join(' '),
  };
}

function write(database: Database<MessageRows>, messages: readonly StoredMessage[]): Promise<void> {
  return database.transaction(['messages', 'latest'], 'write', async (tx) => {
    const latest = new Map(messages.map((message) => [message.conversationID, message]));
    await Promise.all([
      ...messages.map((message) => tx.put('messages', rowOf(message))),
      ...[...latest].map(([conversationID, message]) =>
        tx.put('latest', { conversationID, message }),
      ),
    ]);
  });
}

/** Looks through the device for the words of a query, as the search of messages does. */
export async function timeSearch(
  name: string,
  query: string,
  limitPerConversation: number,
): Promise<SearchTimes> {
  const database = await openDatabase<MessageRows>(name, messageLayout);
  const store = createMessageStore(database);
  const longest = watchTasks();
  const start = performance.now();
  let first: number | null = null;
  let found = 0;
  await searchDevice(
    { store, clock: Date.now },
    { words: searchWordsOf(query), textOf: ({ content }) => content, limitPerConversation },
    (messages) => {
      first ??= performance.now() - start;
      found += messages.length;
    },
    new AbortController().signal,
  );
  const end = performance.now() - start;
  database.close();
  return { first, end, found, longest: await longest() };
}

/** @returns says how long the longest task was, 0 where none was over 50 ms, and watches no more */
function watchTasks(): () => Promise<number> {
  let longest = 0;
  const take = (entries: PerformanceEntryList): void => {
    for (const { duration } of entries) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'longtask' });
  return async () => {
    // A task is told once it is over.
    await new Promise((resolve) => setTimeout(resolve, 100));
    take(observer.takeRecords());
    observer.disconnect();
    return longest;
  };
}
