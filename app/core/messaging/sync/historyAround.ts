import type { EngineParts } from '../engine/engineParts.ts';
import { isSameMessage, type MessageRef, refOf } from '../messageRef.ts';
import { findMessages } from './findMessages.ts';
import type { History } from './history.ts';
import { type FetchPage, storedPage } from './historyPages.ts';
import type { HistoryPlaces } from './historyPlaces.ts';

/** Pages fetched at most where a full device pruned the message that a page was to follow. */
const pagesBehind = 5;

type Needs = Pick<EngineParts, 'userID' | 'gateway' | 'store' | 'publisher'> & {
  places: HistoryPlaces;
  /** Conversations of which everything up to now is known, on this connection. */
  continuous: ReadonlySet<string>;
  fetch: FetchPage;
  /** As `fetch`, and what is missing behind the page. */
  fetchWhole: FetchPage;
  fill: History['fill'];
};

/** Fetches parts of the history that stand apart from the newest one (protocol reference, section 3.5). */
export function createHistoryAround(needs: Needs): Pick<History, 'loadAfter' | 'loadAround'> {
  const { userID, gateway, store, publisher, places, continuous, fetch, fetchWhole, fill } = needs;

  /** Fetches a message, without those around it. @returns whether the gateway has it */
  const fetchOne = async (wanted: MessageRef): Promise<boolean> => {
    const { conversationID } = wanted;
    const found = await findMessages(gateway, wanted);
    const messages = storedPage(found, conversationID, userID);
    for (const message of messages) {
      const at = { kind: 'before', anchor: refOf(message) } as const;
      const page = { conversationID, messages: [message], count: 1, at };
      publisher.changes(await store.mergePage(page));
    }
    return messages.some((message) => isSameMessage(message, wanted));
  };

  const loadAfter: History['loadAfter'] = async (conversationID, after) => {
    const anchor = await store.message(after);
    // What lies before a pruned message is gone here, too.
    if (!anchor) await fill(conversationID, pagesBehind);
    else await fetchWhole(conversationID, await places.overlappingAfter(anchor));
  };

  return {
    loadAfter,
    async loadAround(message) {
      const { conversationID } = message;
      const known = await store.message(message);
      if (known?.isDeleted) return false;
      // So that it is known where the conversation ends.
      if (!continuous.has(conversationID)) await fetch(conversationID, { kind: 'newest' });
      const isKnown = known !== null || (await store.message(message)) !== null;
      if (!isKnown && !(await fetchOne(message))) return false;
      const ref = refOf(message);
      await fetchWhole(conversationID, { kind: 'before', anchor: ref });
      await loadAfter(conversationID, ref);
      return true;
    },
  };
}
