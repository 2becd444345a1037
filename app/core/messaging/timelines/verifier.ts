import { isSameMessage, type MessageRef, refOf } from '../messageRef.ts';
import type { StoredMessage } from '../storedMessage.ts';

/** Pages asked for again, of what is shown. */
const mostVerified = 5;

type Needs = {
  /** Messages of a page that the device reads. */
  pageSize: number;
  isOpen: (conversationID: string) => boolean;
  /** Merges the gateway's newest page into the store. */
  fetchNewest: (conversationID: string) => Promise<void>;
  /** Merges the gateway's page right before this message into the store. */
  check: (conversationID: string, before: MessageRef) => Promise<void>;
};

/**
 * Asks the gateway again for what the device had, newest first: what was read or revoked while
 * there was no connection shows then.
 */
export interface Verifier {
  /** Asks for the messages before this one. @throws GatewayError, DatabaseError */
  older(conversationID: string, shown: Shown, before: MessageRef | undefined): Promise<void>;
  /** Has the newest page, then asks for those before it. @throws GatewayError, DatabaseError */
  newest(conversationID: string, shown: Shown): Promise<void>;
}

/** What is shown now, oldest first. */
type Shown = () => readonly StoredMessage[];

export function createVerifier({ pageSize, isOpen, fetchNewest, check }: Needs): Verifier {
  const step = pageSize / 2;
  const confirmed = (shown: Shown) => shown().filter(({ state }) => state === 'sent');

  const older: Verifier['older'] = async (conversationID, shown, before) => {
    let anchor = before && refOf(before);
    for (let pages = 0; pages < mostVerified; pages += 1) {
      if (anchor === undefined || !isOpen(conversationID)) return;
      const checked = anchor;
      await check(conversationID, checked);
      // An answer may have filled a hole: the place is another then.
      const messages = confirmed(shown);
      const place = messages.findIndex((message) => isSameMessage(message, checked)) - step;
      const next = place > 0 ? messages[place] : undefined;
      anchor = next && refOf(next);
    }
  };

  return {
    older,
    async newest(conversationID, shown) {
      await fetchNewest(conversationID);
      await older(conversationID, shown, confirmed(shown).at(-step));
    },
  };
}
