import { peaksOf } from '../../../lib/voice/voicePeaks.ts';
import type { Key, Transaction } from '../../../platform/database/database.ts';
import { startingWith } from '../../../platform/database/keys.ts';
import type { KeptVoice, VoicePiece } from '../messaging.ts';
import { blobOf } from './keptFiles.ts';
import type { MessageRows, RecordingPieceRow } from './messageRows.ts';

type Tx = Transaction<Pick<MessageRows, 'recordingPieces'>>;

/** Fewer may hold no sound: Chromium's first piece of an MP4 has its head alone. */
const fewestPieces = 2;

/** @returns what a piece is kept under: those of a recording lie side by side, the first one first */
export function pieceIdOf(conversationID: string, { recordingID, number }: VoicePiece): Key {
  return [conversationID, recordingID, number];
}

/** @returns what there is of a recording that was never stopped, or null. */
export async function unstoppedRecording(
  tx: Tx,
  conversationID: string,
): Promise<KeptVoice | null> {
  const rows = await tx.range('recordingPieces', { range: startingWith(conversationID) });
  for (const recordingID of new Set(rows.map((row) => row.recordingID))) {
    const voice = joined(rows.filter((row) => row.recordingID === recordingID));
    if (voice) return voice;
  }
  return null;
}

export async function dropPieces(
  tx: Tx,
  conversationID: string,
  recordingID: string,
): Promise<void> {
  const range = startingWith(conversationID, recordingID);
  const rows = await tx.range('recordingPieces', { range });
  for (const { id } of rows) await tx.delete('recordingPieces', id);
}

/** What comes after a piece that is missing cannot be played. */
function joined(rows: readonly RecordingPieceRow[]): KeptVoice | null {
  const missing = rows.findIndex(({ number }, index) => number !== index);
  const pieces = missing < 0 ? rows : rows.slice(0, missing);
  const last = pieces.at(-1);
  if (!last || pieces.length < fewestPieces) return null;
  const blobs = pieces.map(({ blob }) => blobOf(blob));
  return {
    id: last.recordingID,
    blob: new Blob(blobs, { type: blobs[0]?.type ?? '' }),
    duration: last.duration,
    peaks: peaksOf(pieces.flatMap(({ levels }) => levels)),
  };
}
