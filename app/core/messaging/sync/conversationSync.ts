import type { GatewayEvent } from '../../../transport/gateway/gatewayClient.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import { catchUp } from './catchUp.ts';
import { createConversationList } from './conversationList.ts';
import type { HistorySync } from './historySync.ts';
import { createRowLoader, type RowLoader } from './rowLoader.ts';
import type { Tasks } from './tasks.ts';
import { createUnexplainedTotal } from './unexplainedTotal.ts';

type Needs = EngineParts & {
  tasks: Tasks;
  history: HistorySync;
  /** Brings a conversation that somebody looks at up to date. */
  watch: (conversationID: string) => void;
  /** The list of conversations is what the gateway has, for the first time on this connection. */
  onListed: () => void;
  /** What the gateway took away meanwhile is gone here too, for the first time on this connection. */
  onInStep: () => void;
};

/**
 * Keeps the list of conversations true to the gateway (protocol reference, sections 3.4, 4 and 8.3, gap
 * fill).
 */
export interface ConversationSync extends Pick<RowLoader, 'check'> {
  /** As `RowLoader.load`. @throws GatewayError, DatabaseError */
  loadRows: RowLoader['load'];
  /** Has the gateway make the row of a conversation that the device does not know. */
  ensureRow(conversationID: string): void;
  /** A connection came up: the whole list is fetched, and its conversations are caught up with. */
  connected(): void;
  /** An event came; it is still to be merged into the store. */
  noteEvent(event: GatewayEvent): void;
  close(): void;
}

export function createConversationSync(needs: Needs): ConversationSync {
  const { store, timers, tasks, history, isOnline } = needs;
  const list = createConversationList({ ...needs, ...history.arrivalOptions });
  const rows = createRowLoader({ ...needs, list });
  let hasRecounted = false;
  let isNew = false;

  const loadList = async (): Promise<void> => {
    const connection = needs.connection();
    const loaded = await list.load();
    if (connection === needs.connection()) needs.onListed();
    rows.check(loaded.crossed);
    await catchUp(needs, loaded, connection);
    if (hasRecounted || (await store.pendingReads()).length > 0) return;
    hasRecounted = true;
    if (!(await list.agreesOnUnread())) startLoad();
  };
  const removals = createRemovalSync(needs);
  const startLoad = (): void => {
    tasks.start('conversations', loadList);
    removals.ask();
  };
  // Another device may have hidden a conversation.
  const unexplainedTotal = createUnexplainedTotal(timers, () => {
    if (isOnline()) startLoad();
  });

  return {
    check: rows.check,
    loadRows: rows.load,
    ensureRow(conversationID) {
      tasks.start(`row ${conversationID}`, async () => {
        if (!(await store.conversation(conversationID))) await list.make(conversationID);
      });
    },
    connected() {
      hasRecounted = false;
      isNew = true;
      Promise.resolve().then(() => {
        isNew = false;
      });
      startLoad();
    },
    noteEvent(event) {
      if (event.name === 'OnConversationChanged' || event.name === 'OnNewConversation') {
        list.noteEvents((event.data ?? []).map((row) => row.conversationID));
      }
      unexplainedTotal.noteEvent(event);
      // The gateway may finish long after it took the first calls.
      if (event.name === 'OnSyncServerFinish' && isOnline() && !isNew) startLoad();
    },
    close() {
      unexplainedTotal.close();
      rows.close();
    },
  };
}

type RemovalNeeds = Pick<
  EngineParts,
  'gateway' | 'store' | 'publisher' | 'connection' | 'applyRemovals'
> & {
  tasks: Tasks;
  onInStep: () => void;
};

/**
 * Asks what the gateway took away, beside everything else: nothing waits for the answer but what may be
 * searched. A gateway without an answer is not asked again on the same connection.
 */
function createRemovalSync(needs: RemovalNeeds): { ask(): void } {
  let unansweredOn: number | null = null;

  const ask = async (): Promise<void> => {
    const connection = needs.connection();
    if (unansweredOn === connection) return;
    const isAnswered = await needs.applyRemovals(needs);
    if (connection !== needs.connection()) return;
    if (!isAnswered) unansweredOn = connection;
    needs.onInStep();
  };
  return { ask: () => needs.tasks.start('removals', ask) };
}
