import type { Database } from '../../../platform/database/database.ts';
import { dropRecording, recordingStores } from './dropRecording.ts';
import { blobOf, createFileKeeper } from './keptFiles.ts';
import type { MessageRows } from './messageRows.ts';
import type { MessageStore } from './messageStore.ts';
import { dropPieces, pieceIdOf, unstoppedRecording } from './recordingPieces.ts';

type Recordings = Pick<
  MessageStore,
  'recording' | 'setRecording' | 'addRecordingPiece' | 'dropRecording'
>;

/** Voice messages that wait to be sent, and pieces of those that are being recorded. */
export function recordingStore(database: Database<MessageRows>): Recordings {
  const keepFiles = createFileKeeper();
  return {
    recording: (conversationID) =>
      database.transaction(recordingStores, 'read', async (tx) => {
        const row = await tx.get('recordings', conversationID);
        if (!row) return unstoppedRecording(tx, conversationID);
        const { id = '', blob, duration, peaks } = row;
        return { id, blob: blobOf(blob), duration, peaks };
      }),
    setRecording: (conversationID, voice) =>
      keepFiles(new Map([['file', voice.blob]]), (putFiles) =>
        database.transaction(recordingStores, 'write', async (tx) => {
          await putFiles((_, blob) => tx.put('recordings', { ...voice, blob, conversationID }));
          await dropPieces(tx, conversationID, voice.id);
        }),
      ),
    addRecordingPiece: (conversationID, piece) =>
      keepFiles(new Map([['file', piece.blob]]), (putFiles) =>
        database.transaction(['recordingPieces'], 'write', (tx) =>
          putFiles((_, blob) => {
            const id = pieceIdOf(conversationID, piece);
            return tx.put('recordingPieces', { ...piece, id, blob });
          }),
        ),
      ),
    dropRecording: (conversationID, recordingID) =>
      database.transaction(recordingStores, 'write', (tx) =>
        dropRecording(tx, conversationID, recordingID),
      ),
  };
}
