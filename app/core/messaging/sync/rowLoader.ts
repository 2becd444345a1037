import type { Conversation } from '../../../contract/gateway/entities/conversation.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import type { ConversationList } from './conversationList.ts';
import type { HistorySync } from './historySync.ts';
import { createRowChecks } from './rowChecks.ts';
import type { Tasks } from './tasks.ts';

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
