import type { Transaction } from '../../../platform/database/database.ts';
import type { MessageRows } from './messageRows.ts';

/** Forgets the recording that waits in a conversation, if it is that one. */
export async function dropRecording(
  tx: Transaction<Pick<MessageRows, 'recordings'>>,
  conversationID: string,
  recordingID: string,
): Promise<void> {
  const row = await tx.get('recordings', conversationID);
  if (row && (row.id ?? '') === recordingID) await tx.delete('recordings', conversationID);
}
