import { createBackoff } from '../retry/backoff.ts';
import { retry } from '../retry/retry.ts';
import type { Waits } from '../retry/waits.ts';
import type { MessageStore } from '../store/messageStore.ts';
import type { OutboxEntry } from '../store/outboxEntry.ts';

/**
 * What follows for a conversation's queue from one message: `next` goes on with the one behind it,
 * `later` tries it again after a pause, `when-online` stops until somebody wakes the queue.
 */
export type QueueStep = 'next' | 'later' | 'when-online';

type Needs = {
  store: Pick<MessageStore, 'outbox'>;
  waits: Waits;
  isClosed: () => boolean;
  isOnline: () => boolean;
  /** Sends one message. What it rejects with is tried again. */
  send: (entry: OutboxEntry) => Promise<QueueStep>;
};

/** One queue for each conversation: one message after the other, in the order they were written. */
export interface ConversationQueues {
  /** Starts the queues of all conversations in which something waits. */
  wake(): void;
}

/** The message at the head of a queue has to be tried again. */
class HeadWaits extends Error {}

export function createConversationQueues(needs: Needs): ConversationQueues {
  const { store, waits, isClosed, isOnline, send } = needs;
  /** Conversations whose queue runs; true: look again before it stops. */
  const running = new Map<string, boolean>();

  const step = async (entry: OutboxEntry): Promise<QueueStep> => {
    try {
      return await send(entry);
    } catch {
      // The store failed, not the message: it is tried again.
      return isOnline() ? 'later' : 'when-online';
    }
  };

  /** Rejects where the head of the queue, or the store, has to be tried again. */
  const sendAll = async (conversationID: string, onSent: () => void): Promise<void> => {
    running.set(conversationID, false);
    const entries = (await store.outbox()).filter(
      (entry) => entry.conversationID === conversationID && entry.phase !== 'failed',
    );
    for (const entry of entries) {
      const outcome = await step(entry);
      if (outcome === 'later') throw new HeadWaits();
      if (isClosed() || outcome === 'when-online') return;
      onSent();
    }
  };

  const drain = async (conversationID: string): Promise<void> => {
    const backoff = createBackoff();
    const pass = () => sendAll(conversationID, backoff.reset);
    try {
      do await retry(pass, { waits, backoff, limit: Number.POSITIVE_INFINITY });
      while (running.get(conversationID) && !isClosed());
    } catch {
      // Closed: the next outbox finds in the store what waits.
    } finally {
      running.delete(conversationID);
    }
  };

  const start = (entries: readonly OutboxEntry[]): void => {
    for (const { conversationID, phase } of entries) {
      if (phase === 'failed' || isClosed()) continue;
      const isIdle = !running.has(conversationID);
      running.set(conversationID, true);
      if (isIdle) drain(conversationID);
    }
  };

  return {
    wake() {
      retry(() => store.outbox(), { waits, limit: Number.POSITIVE_INFINITY }).then(
        start,
        () => undefined,
      );
    },
  };
}
