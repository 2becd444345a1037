import type { Transaction } from '../../../platform/database/database.ts';
import type { MessageRows } from './messageRows.ts';
import { dropPieces } from './recordingPieces.ts';

/** What recordings lie in. */
export const recordingStores = ['recordings', 'recordingPieces'] as const;

/** Forgets the recording that waits in a conversation, if it is that one, and the pieces of it. */
export async function dropRecording(
  tx: Transaction<Pick<MessageRows, (typeof recordingStores)[number]>>,
  conversationID: string,
  recordingID: string,
): Promise<void> {
  const row = await tx.get('recordings', conversationID);
  if (row && (row.id ?? '') === recordingID) await tx.delete('recordings', conversationID);
  await dropPieces(tx, conversationID, recordingID);
}
