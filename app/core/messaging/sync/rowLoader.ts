import type { Conversation } from '../../../contract/gateway/entities/conversation.ts';
import type { Timers } from '../../../platform/timers.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import type { ConversationList } from './conversationList.ts';
import type { HistorySync } from './historySync.ts';
import type { Tasks } from './tasks.ts';

/** From the first row that is to be asked for again to the call for all of them. Milliseconds. */
const checkDelay = 1_000;

type Needs = Pick<EngineParts, 'timers' | 'isOnline'> & {
  tasks: Tasks;
  list: Pick<ConversationList, 'loadSome'>;
  history: Pick<HistorySync, 'followUp' | 'refetch'>;
};

/** Fetches single rows of the list of conversations. */
export interface RowLoader {
  /** Fetches rows soon, and those that an earlier connection left. */
  check(ids: Iterable<string>): void;
  /** Fetches rows now. @returns the gateway's rows. @throws GatewayError, DatabaseError */
  load(ids: readonly string[]): Promise<readonly Conversation[]>;
  close(): void;
}

export function createRowLoader({ timers, isOnline, tasks, list, history }: Needs): RowLoader {
  const rowChecks = createRowChecks({
    timers,
    load: () => {
      if (isOnline()) tasks.start('rows', () => load(rowChecks.ids()));
    },
  });
  const load = async (ids: readonly string[]): Promise<readonly Conversation[]> => {
    if (ids.length === 0) return [];
    const { rows, changes, crossed, behind } = await list.loadSome(ids);
    rowChecks.remove(ids);
    if (changes) history.followUp(changes);
    for (const id of behind) history.refetch(id);
    rowChecks.add(crossed);
    return rows;
  };
  return { check: rowChecks.add, load, close: rowChecks.close };
}

type CheckNeeds = {
  timers: Timers;
  /** Asks the gateway for these rows, or leaves them for the next connection. */
  load: () => void;
};

/** Conversations whose rows are asked for again, soon. */
interface RowChecks {
  /** Asks for these soon, together with what was left and what is added meanwhile. */
  add(ids: Iterable<string>): void;
  /** They were asked for. */
  remove(ids: Iterable<string>): void;
  ids(): string[];
  close(): void;
}

function createRowChecks({ timers, load }: CheckNeeds): RowChecks {
  const pending = new Set<string>();
  let timer: unknown = null;
  let isClosed = false;
  return {
    add(ids) {
      for (const id of ids) pending.add(id);
      if (pending.size === 0 || timer !== null || isClosed) return;
      timer = timers.set(() => {
        timer = null;
        load();
      }, checkDelay);
    },
    remove(ids) {
      for (const id of ids) pending.delete(id);
    },
    ids: () => [...pending],
    close() {
      isClosed = true;
      if (timer !== null) timers.clear(timer);
    },
  };
}
