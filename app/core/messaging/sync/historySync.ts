import type { EngineParts } from '../engine/engineParts.ts';
import type { ArrivalOptions, StoreChanges } from '../store/messageStore.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { createHistory, type History } from './history.ts';
import { createRevocationChecks } from './revocationChecks.ts';
import { createSeqTrust } from './seqTrust.ts';
import type { Tasks } from './tasks.ts';

/** Pages fetched by themselves: to meet what is known, and of a conversation that is shown. */
const catchUpPages = 5;
const watchedPages = 50;

type Needs = EngineParts & { tasks: Tasks };

/**
 * Decides when pages of history are fetched: what is missing, what is doubted, what is shown (protocol
 * reference, section 8.3, gap fill).
 */
export interface HistorySync
  extends Pick<History, 'loadBefore' | 'loadAfter' | 'loadAround' | 'checkBefore'> {
  /** What is known of a conversation on this connection; merging messages depends on it. */
  arrivalOptions: ArrivalOptions & Required<Pick<ArrivalOptions, 'isSeqContiguous'>>;
  /** Reads what `seqTrust` has kept, and asks again what an earlier connection did not answer. */
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
