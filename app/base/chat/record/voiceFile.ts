import type { OutgoingContent } from '../../../core/messaging/contents/content.ts';
import { peaksOf } from '../../../lib/voice/voicePeaks.ts';
import type { RecordedVoice } from '../../../platform/voiceRecorder.ts';

/** A recording that can be sent. */
export type VoiceFile = {
  /** What it is known by where it waits. */
  id: string;
  blob: Blob;
  /** Seconds. */
  duration: number;
  /** As `peaksOf`. */
  peaks: readonly number[];
};

export function voiceFileOf(id: string, { blob, duration, levels }: RecordedVoice): VoiceFile {
  return { id, blob, duration, peaks: peaksOf(levels) };
}

/** Apps of the operator count in whole seconds. */
export function voiceContent({
  id: recordingID,
  blob,
  duration,
  peaks,
}: VoiceFile): OutgoingContent {
  const ending = blob.type === 'audio/mp4' ? 'm4a' : 'weba';
  const file = { blob, name: `voice.${ending}` };
  const seconds = Math.max(1, Math.round(duration));
  return { kind: 'voice', file, duration: seconds, peaks, recordingID };
}
