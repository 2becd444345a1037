import { useRef } from 'react';
import { playTime } from '../../../lib/voice/playTime.ts';
import { loudest, resample } from '../../../lib/voice/voicePeaks.ts';
import { Waveform } from '../../../ui/Waveform.tsx';
import { PlayButton } from '../kinds/voice/PlayButton.tsx';
import { useSeenWhilePlaying } from '../kinds/voice/useSeenWhilePlaying.ts';
import * as css from './KeptClip.css.ts';
import { useKeptClip } from './useKeptClip.ts';
import type { VoiceFile } from './voiceFile.ts';

type Props = {
  /** Of the conversation. */
  id: string;
  file: VoiceFile;
};

/** A recording that is not sent yet: it can be listened to. */
export function KeptClip({ id, file }: Props) {
  const { playing, toggle } = useKeptClip(id, file);
  const line = useRef<HTMLSpanElement>(null);
  useSeenWhilePlaying(line, playing !== null);
  const bars = resample(file.peaks, 32).map((peak) => peak / loudest);
  const { position, duration } = playing ?? { position: file.duration, duration: file.duration };
  return (
    <span ref={line} className={css.clip}>
      <PlayButton
        status={playing?.status ?? null}
        length={file.duration}
        isUnheard={false}
        disabled={false}
        onToggle={toggle}
      />
      <span className={css.time}>{playTime(position)}</span>
      <Waveform bars={bars} share={duration > 0 ? Math.min(1, position / duration) : 1} />
    </span>
  );
}
