import type { StoredMessage } from '../storedMessage.ts';

/** Pages asked for again, of what is shown. */
const mostVerified = 5;

type Needs = {
  /** Messages of a page that the device reads. */
  pageSize: number;
  isOpen: (conversationID: string) => boolean;
  /** Has the gateway's newest page taken into the store. */
  fetchNewest: (conversationID: string) => Promise<void>;
  /** Has what the gateway says of the messages before this one taken into the store. */
  check: (conversationID: string, before: string) => Promise<void>;
};

/**
 * Asks the gateway again for what the device had, newest first: what was read or taken back while
 * nobody listened shows then.
 */
export interface Verifier {
  /** @param end place of the message after those to ask for. @throws GatewayError, DatabaseError */
  older(conversationID: string, messages: readonly StoredMessage[], end: number): Promise<void>;
  /** @param shown what is shown once the newest page is there. @throws GatewayError, DatabaseError */
  newest(conversationID: string, shown: () => readonly StoredMessage[]): Promise<void>;
}

export function createVerifier({ pageSize, isOpen, fetchNewest, check }: Needs): Verifier {
  const step = pageSize / 2;

  const older: Verifier['older'] = async (conversationID, messages, end) => {
    const last = Math.max(0, end - (mostVerified - 1) * step);
    for (let place = end; place >= last && place > 0; place -= step) {
      const anchor = messages[place];
      if (!anchor || !isOpen(conversationID)) return;
      await check(conversationID, anchor.clientMsgID);
    }
  };

  return {
    older,
    async newest(conversationID, shown) {
      await fetchNewest(conversationID);
      const sent = shown().filter(({ state }) => state === 'sent');
      await older(conversationID, sent, sent.length - step);
    },
  };
}
