import { matches } from '../../../lib/searchWords.ts';
import type { EngineNeeds } from '../engine/engineNeeds.ts';
import { hasExpired } from '../messageModel/messageExpiry.ts';
import { isGone } from '../messageModel/withoutContent.ts';
import type { Messaging } from '../messaging.ts';
import { orderKeyOf, type StoredMessage } from '../storedMessage.ts';

/** Messages read in one transaction: what else wants the store waits no longer than that. */
const pageSize = 500;

type Needs = Pick<EngineNeeds, 'clock'> & {
  store: Pick<EngineNeeds['store'], 'latest' | 'pageBefore'>;
};

/** Looks through what the device keeps: what is sent, and neither deleted, taken back nor expired. */
export async function searchDevice(
  { store, clock }: Needs,
  ...[query, onFound, signal]: Parameters<Messaging['searchDevice']>
): Promise<void> {
  const { words, textOf, conversationID, limitPerConversation: limit = Infinity } = query;
  signal.throwIfAborted();
  if (words.length === 0 || limit <= 0) return;
  const isFound = (message: StoredMessage): boolean =>
    message.state === 'sent' &&
    !isGone(message) &&
    !hasExpired(message, clock()) &&
    matches(textOf(message), words);

  const searchOne = async (id: string): Promise<void> => {
    let room = limit;
    let page: StoredMessage[];
    let before: ReturnType<typeof orderKeyOf> | null = null;
    do {
      page = await store.pageBefore(id, before, pageSize);
      signal.throwIfAborted();
      const [oldest] = page;
      before = oldest ? orderKeyOf(oldest) : null;
      const found = page.reverse().filter(isFound).slice(0, room);
      room -= found.length;
      if (found.length > 0) onFound(found);
    } while (page.length === pageSize && room > 0);
  };

  const ids = conversationID === undefined ? await newestFirst(store) : [conversationID];
  for (const id of ids) await searchOne(id);
}

async function newestFirst(store: Needs['store']): Promise<string[]> {
  return [...(await store.latest())]
    .sort(([, left], [, right]) => right.sendTime - left.sendTime)
    .map(([conversationID]) => conversationID);
}
