import type { ListName } from '../../../contract/gateway/callableFunction.ts';
import type { Timers } from '../../../platform/timers.ts';
import type { GatewayEvent } from '../../../transport/gateway/gatewayClient.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import { isNamedBy } from '../messageRef.ts';
import { retry } from '../retry/retry.ts';
import type { Waits } from '../retry/waits.ts';
import type { MessageFact, StoreChanges } from '../store/messageStore.ts';
import { applyLists } from './applyLists.ts';
import { addEvent, type EventBatch, emptyBatch } from './eventBatch.ts';
import { latestMessageOf } from './latestMessage.ts';

/** Events, and facts of messages, merged into the store at once. */
const largestBatch = 500;
const mostFacts = 2_000;
/** Events in a batch from which on more are on their way: what comes within `rest` becomes the next one. */
const burst = 10;
/** Milliseconds. To merge, read and draw costs as much for few events as for many. */
const rest = 200;

type Needs = Pick<EngineParts, 'userID' | 'store' | 'publisher' | 'timers'> & {
  waits: Waits;
  isContinuous: (conversationID: string) => boolean;
  isSeqContiguous: (conversationID: string) => boolean;
  /** As `ListSync.isFollowed`. */
  isListFollowed: (name: ListName, ofID: string) => boolean;
  /** Merged into the store and published. */
  onReceived: (batch: EventBatch, changes: readonly StoreChanges[]) => void;
  /** A batch could not be kept: what it said has to be fetched anew. */
  onLost: (batch: EventBatch) => void;
};

/**
 * Merges events into the store in the order of the wire, many at once. They may be missing, doubled or
 * out of order (protocol reference, section 8.3, receiving), so merging is idempotent.
 */
export interface Receiver {
  push(event: GatewayEvent): void;
  /** Resolves once everything pushed so far is merged or lost. */
  settled(): Promise<void>;
  close(): void;
}

/** Whether a message is gone that is not known, or was not meant for certain. */
function isOfUnknown(fact: MessageFact, { messages }: StoreChanges): boolean {
  if (!fact.isRevoked && !fact.isDeleted) return false;
  return !messages.some((message) => isNamedBy(message, fact));
}

async function merge(needs: Needs, batch: EventBatch): Promise<void> {
  const { userID, store, publisher, isContinuous, isSeqContiguous } = needs;
  const latest = [...batch.conversations.values()].flatMap(
    (row) => latestMessageOf(row, userID) ?? [],
  );
  const arrivals = [...batch.messages, ...latest];
  const changes: StoreChanges[] = [];
  const note = (changed: StoreChanges): void => {
    changes.push(changed);
    publisher.changes(changed);
  };
  if (arrivals.length > 0) {
    note(await store.mergeArrivals(arrivals, { isContinuous, isSeqContiguous }));
  }
  if (batch.facts.length > 0) {
    const learned = await store.applyFacts(batch.facts);
    note(learned);
    if (batch.facts.some((fact) => isOfUnknown(fact, learned))) publisher.unknownGone();
  }
  if (batch.conversations.size > 0) {
    publisher.conversations(await store.mergeConversations([...batch.conversations.values()]));
  }
  const lists = { selfID: userID, isFollowed: needs.isListFollowed };
  publisher.lists(await applyLists(store, batch, lists));
  needs.onReceived(batch, changes);
}

export function createReceiver(needs: Needs): Receiver {
  const { userID, waits, timers } = needs;
  let waiting: GatewayEvent[] = [];
  /** One frame can hold more facts than are applied at once; others come in between. */
  let waitingFacts: readonly MessageFact[] = [];
  let running: Promise<void> | null = null;
  let isClosed = false;
  const pause = createPause(timers);
  /** How many wait until everything is merged. */
  let hurried = 0;

  /** Merging is idempotent: a batch may be tried again. */
  const mergeWithRetry = (batch: EventBatch): Promise<void> =>
    retry(() => merge(needs, batch), { waits }).catch(() => needs.onLost(batch));

  const pump = async (): Promise<void> => {
    try {
      while ((waiting.length > 0 || waitingFacts.length > 0) && !isClosed) {
        const batch = emptyBatch();
        const taken = waiting.slice(0, largestBatch);
        for (const event of taken) addEvent(batch, event, userID);
        waiting = waiting.slice(largestBatch);
        const facts = [...waitingFacts, ...batch.facts];
        batch.facts = facts.slice(0, mostFacts);
        waitingFacts = facts.slice(mostFacts);
        await mergeWithRetry(batch);
        const isBurst = taken.length >= burst && waiting.length < largestBatch;
        if (isBurst && hurried === 0 && !isClosed) await pause.take();
      }
    } finally {
      running = null;
    }
  };

  return {
    push(event) {
      if (isClosed) return;
      waiting.push(event);
      // One turn later, so that a burst of frames becomes one batch.
      running ??= Promise.resolve().then(pump);
    },
    async settled() {
      hurried += 1;
      try {
        pause.end();
        await running;
      } finally {
        hurried -= 1;
      }
    },
    close() {
      isClosed = true;
      pause.end();
      waiting = [];
      waitingFacts = [];
    },
  };
}

/** The time between two batches of a burst. */
function createPause(timers: Timers): { take(): Promise<void>; end(): void } {
  let endNow: (() => void) | null = null;
  return {
    take: () =>
      new Promise((resolve) => {
        const timer = timers.set(() => endNow?.(), rest);
        endNow = () => {
          timers.clear(timer);
          endNow = null;
          resolve();
        };
      }),
    end: () => endNow?.(),
  };
}
