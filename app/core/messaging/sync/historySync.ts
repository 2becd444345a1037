import type { EngineParts } from '../engine/engineParts.ts';
import type { ArrivalOptions, MessageStore, StoreChanges } from '../store/messageStore.ts';
import { orderKeyOf, type StoredMessage } from '../storedMessage.ts';
import { createHistory, type History } from './history.ts';
import { createRevocationChecks } from './revocationChecks.ts';
import type { Tasks } from './tasks.ts';

/** Pages fetched by themselves: to meet what is known, and of a conversation that is shown. */
const catchUpPages = 5;
const watchedPages = 50;

/** False alarms after which a conversation's numbers are no longer taken for a sign of loss. */
const patience = 3;
/** Conversations that are remembered. */
const mostKept = 500;

type Needs = EngineParts & { tasks: Tasks };

/**
 * Decides when pages of history are fetched: what is missing, what is doubted, what is shown (protocol
 * reference, section 8.3, gap fill).
 */
export interface HistorySync
  extends Pick<History, 'loadBefore' | 'loadAfter' | 'loadAround' | 'checkBefore'> {
  /** What is known of a conversation on this connection; merging messages depends on it. */
  arrivalOptions: ArrivalOptions & Required<Pick<ArrivalOptions, 'isSeqContiguous'>>;
  /** Reads what is known of jumping numbers, and asks again what an earlier connection did not answer. */
  connected(): void;
  disconnected(): void;
  /** Fetches the newest page, unless that was done on this connection, and fills gaps. */
  fill(conversationID: string): void;
  /** Fetches the newest page in any case, and fills gaps. */
  refetch(conversationID: string): void;
  /** Its newest message is known: no page of it has to be fetched. */
  markContinuous(conversationID: string): void;
  /** Somebody looks at the conversation: many of its gaps are filled. */
  watch(conversationID: string): void;
  /** Conversations somebody looked at on this connection. */
  watched(): ReadonlySet<string>;
  /** Looks into the gaps and the doubtful revocations that a change of the store brought up. */
  followUp(changes: StoreChanges): void;
}

export function createHistorySync(needs: Needs): HistorySync {
  const { store, tasks } = needs;
  const continuous = new Set<string>();
  const watched = new Set<string>();
  const trust = createSeqTrust(store);
  const history = createHistory(needs, continuous, trust.isContiguous);
  const revocationChecks = createRevocationChecks({ tasks, ask: history.checkRevoked });

  const fill = (conversationID: string, pages: number, suspect?: StoredMessage): void => {
    const most = needs.isWatched(conversationID) ? watchedPages : pages;
    tasks.start(`fill ${conversationID}`, async () => {
      await history.fill(conversationID, most);
      if (suspect) await trust.judge(suspect);
    });
  };

  const fillGaps = ({ gapsIn, messages }: StoreChanges): void => {
    for (const id of gapsIn) {
      const suspect = continuous.has(id)
        ? messages.find((message) => message.conversationID === id && message.hasGapBefore)
        : undefined;
      fill(id, catchUpPages, suspect);
    }
  };

  return {
    arrivalOptions: {
      isContinuous: (id) => continuous.has(id),
      isSeqContiguous: (id) => trust.isContiguous(id),
    },
    connected() {
      tasks.start('seq trust', trust.load);
      revocationChecks.connected();
    },
    disconnected() {
      continuous.clear();
      watched.clear();
    },
    fill: (id) => fill(id, catchUpPages),
    refetch(id) {
      continuous.delete(id);
      fill(id, catchUpPages);
    },
    markContinuous: (id) => continuous.add(id),
    watch(id) {
      if (!watched.has(id)) continuous.delete(id);
      watched.add(id);
      fill(id, watchedPages);
    },
    watched: () => watched,
    followUp(changes) {
      fillGaps(changes);
      revocationChecks.add(changes.unverified);
    },
    loadBefore: history.loadBefore,
    loadAfter: history.loadAfter,
    loadAround: history.loadAround,
    checkBefore: history.checkBefore,
  };
}

/** Learns in which conversations `seq` jumps without a message missing. */
interface SeqTrust {
  isContiguous(conversationID: string): boolean;
  /** Reads what the store kept of earlier sessions. */
  load(): Promise<void>;
  /** After the hole before a message was looked into: was there one at all? */
  judge(suspect: StoredMessage): Promise<void>;
}

function createSeqTrust(store: MessageStore): SeqTrust {
  const jumping = new Set<string>();
  const alarms = new Map<string, number>();
  return {
    isContiguous: (conversationID) => !jumping.has(conversationID),
    async load() {
      for (const id of (await store.meta('seqJumps')) ?? []) jumping.add(id);
    },
    async judge(suspect) {
      const { conversationID } = suspect;
      const known = await store.message(suspect);
      if (!known || known.hasGapBefore || known.seq === 0) return;
      const [before] = await store.pageBefore(conversationID, orderKeyOf(known), 1);
      if (!before || before.seq === 0 || before.seq + 1 >= known.seq) return;
      const count = (alarms.get(conversationID) ?? 0) + 1;
      alarms.set(conversationID, count);
      if (count < patience || jumping.has(conversationID)) return;
      jumping.add(conversationID);
      await store.setMeta('seqJumps', [...jumping].slice(-mostKept));
    },
  };
}
