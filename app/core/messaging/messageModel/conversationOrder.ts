import type { ConversationRow } from '../messagingAtoms.ts';
import { type Attention, countedAtTab } from './attention.ts';

type PlacedRow = Pick<
  ConversationRow,
  'conversationID' | 'isPinned' | 'latestMsgSendTime' | 'draftTime' | 'latest'
>;

/** @returns ids of the rows to be listed: pinned first, then by latest message or draft. */
export function conversationOrder(rows: Iterable<PlacedRow>): string[] {
  return [...rows]
    .filter((row) => row.latestMsgSendTime > 0 || row.latest?.state === 'sending')
    .map((row) => ({ id: row.conversationID, isPinned: row.isPinned, time: timeOf(row) }))
    .sort(
      (left, right) =>
        Number(right.isPinned) - Number(left.isPinned) ||
        right.time - left.time ||
        (left.id < right.id ? -1 : 1),
    )
    .map(({ id }) => id);
}

/** A message on its way counts although the server has not set its time yet. */
function timeOf(row: PlacedRow): number {
  const unsent = row.latest && row.latest.state !== 'sent' ? row.latest.sendTime : 0;
  return Math.max(row.latestMsgSendTime, row.draftTime, unsent);
}

/** @returns what the tab counts: see `countedAtTab` */
export function unreadTotal(rows: Iterable<Attention>): number {
  let total = 0;
  for (const row of rows) total += countedAtTab(row);
  return total;
}
