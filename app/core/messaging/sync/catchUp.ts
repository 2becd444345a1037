import type { Conversation } from '../../../contract/gateway/entities/conversation.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import type { LoadedRows } from './conversationList.ts';
import type { HistorySync } from './historySync.ts';
import { latestMessageOf } from './latestMessage.ts';

/** Conversations of which the first page is fetched before anybody opens them. */
const eagerCount = 20;
/** Conversations whose gaps are looked for after each login. */
const gapCheckCount = 100;

type Needs = Pick<EngineParts, 'userID' | 'store' | 'isWatched' | 'connection'> & {
  history: Pick<HistorySync, 'fill' | 'refetch' | 'markContinuous'>;
  /** Brings a conversation that somebody looks at up to date. */
  watch: (conversationID: string) => void;
};

/**
 * Brings the messages of all conversations up to date after a login, the newest conversation first. One
 * whose newest message came with the list needs no page; of the rest a page is fetched.
 * @param connection on which the rows were loaded; work for an earlier one ends
 */
export async function catchUp(
  needs: Needs,
  { rows, changes, behind }: LoadedRows,
  connection: number,
): Promise<void> {
  const { history } = needs;
  if (connection !== needs.connection()) return;
  const listed = rows.filter((row) => row.latestMsgSendTime > 0).sort(byNewest);
  const gaps = new Set(changes?.gapsIn);
  for (const [place, row] of listed.entries()) {
    const id = row.conversationID;
    if (needs.isWatched(id)) needs.watch(id);
    else if (behind.has(id)) history.refetch(id);
    else if (!gaps.has(id) && latestMessageOf(row, needs.userID)) {
      history.markContinuous(id);
      // Gaps that an earlier connection left.
      if (place < gapCheckCount) history.fill(id);
    } else if (place < eagerCount || (await hasMore(needs, id))) history.fill(id);
    if (connection !== needs.connection()) return;
  }
  const ids = new Set(rows.map(({ conversationID }) => conversationID));
  for (const id of behind) if (!ids.has(id)) history.refetch(id);
}

/** Whether the device has more than one message of a conversation. */
async function hasMore({ store }: Needs, conversationID: string): Promise<boolean> {
  return (await store.pageBefore(conversationID, null, 2)).length > 1;
}

function byNewest(left: Conversation, right: Conversation): number {
  return right.latestMsgSendTime - left.latestMsgSendTime;
}
