import type { OutgoingContent } from '../../../core/messaging/messaging.ts';
import { peaksOf } from '../../../lib/voice/voicePeaks.ts';
import type { RecordedVoice } from '../../../platform/voiceRecorder.ts';

/** A recording that can be sent. */
export type VoiceFile = {
  blob: Blob;
  /** Seconds. */
  duration: number;
  /** As `peaksOf`. */
  peaks: readonly number[];
};

export function voiceFileOf({ blob, duration, levels }: RecordedVoice): VoiceFile {
  return { blob, duration, peaks: peaksOf(levels) };
}

/** Apps of the operator count in whole seconds. */
export function voiceContent({ blob, duration, peaks }: VoiceFile): OutgoingContent {
  const ending = blob.type === 'audio/mp4' ? 'm4a' : 'weba';
  const file = { blob, name: `voice.${ending}` };
  return { kind: 'voice', file, duration: Math.max(1, Math.round(duration)), peaks };
}
