import type { Messaging } from '../../../core/messaging/messaging.ts';
import { randomUuid } from '../../../lib/randomUuid.ts';
import { markPresent } from '../../../platform/presenceMark.ts';
import { secureRandom } from '../../../platform/random.ts';
import type { RecordedPiece } from '../../../platform/voiceRecorder.ts';
import { markOf } from './runningRecording.ts';
import type { VoiceFile } from './voiceFile.ts';

type Needs = {
  messaging: Pick<Messaging, 'keepVoice' | 'keepVoicePiece' | 'dropVoice'>;
  conversationID: string;
  /** Whether the person who records is the one logged in: nothing of theirs is kept for another one. */
  isSelf: () => boolean;
};

/** Keeps recordings on the device. Where that has no room, they are there until the page goes. */
export interface RecordingKeeper {
  /** @returns the id of a recording that runs from now on, until it is sent, kept or dropped */
  begin(): string;
  /** @param number 0 for the first */
  keepPiece(id: string, number: number, piece: RecordedPiece): void;
  keep(file: VoiceFile): void;
  drop(id: string): void;
  /** Waits for what takes a recording over. */
  handOver<Result>(id: string, taken: Promise<Result>): Promise<Result>;
}

export function createRecordingKeeper(needs: Needs): RecordingKeeper {
  const { messaging, conversationID, isSelf } = needs;
  /** Takes away the marks of those that run, or are on their way. */
  const ends = new Map<string, () => void>();
  const end = (id: string): void => {
    ends.get(id)?.();
    ends.delete(id);
  };
  const settle = (id: string, work: () => Promise<unknown>): void => {
    const done = isSelf() ? work() : Promise.resolve();
    done.catch(() => undefined).then(() => end(id));
  };
  return {
    begin() {
      const id = randomUuid(secureRandom);
      ends.set(id, markPresent(markOf(id)));
      return id;
    },
    keepPiece(recordingID, number, piece) {
      if (!isSelf()) return;
      const kept = { ...piece, recordingID, number };
      messaging.keepVoicePiece(conversationID, kept).catch(() => undefined);
    },
    keep: (file) => settle(file.id, () => messaging.keepVoice(conversationID, file)),
    drop: (id) => settle(id, () => messaging.dropVoice(conversationID, id)),
    handOver: (id, taken) => taken.finally(() => end(id)),
  };
}
