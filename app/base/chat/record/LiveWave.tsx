import { useEffect, useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { playTime } from '../../../lib/voice/playTime.ts';
import { Waveform } from '../../../ui/Waveform.tsx';
import type { Recorder } from './createRecorder.ts';
import * as css from './LiveWave.css.ts';
import { longest } from './recordingState.ts';

/** Bars in view; the latest are at the right. */
const shown = 32;

/** From here on the seconds left are counted, in seconds before the end. */
const countdown = 10;

/** Milliseconds between two looks. */
const step = 100;

type Live = { elapsed: number; levels: readonly number[] };

const nothing: Live = { elapsed: 0, levels: [] };

/** How long the recording is, and how loud the last moments of it are. */
export function LiveWave({ recorder }: { recorder: Recorder }) {
  const { t } = useTranslation('chat.record');
  const { elapsed, levels } = useLive(recorder);
  const left = Math.ceil(longest - elapsed);
  const isEnding = left <= countdown;
  const quiet = Array.from({ length: Math.max(0, shown - levels.length) }, () => 0);
  return (
    <span className={css.line}>
      <span className={css.dot} />
      <span className={`${css.time} ${isEnding ? css.ending : ''}`}>
        {isEnding ? t('secondsLeft', { count: Math.max(0, left) }) : playTime(elapsed)}
      </span>
      <Waveform bars={[...quiet, ...levels.slice(-shown).map(heightOf)]} share={1} />
    </span>
  );
}

/** Voices are mostly soft: what is seen grows faster than what is measured. */
const heightOf = (level: number): number => Math.min(1, Math.sqrt(level) * 1.3);

function useLive(recorder: Recorder): Live {
  const [live, setLive] = useState(nothing);
  useEffect(() => {
    const timer = setInterval(() => {
      const running = recorder.running();
      if (running) setLive({ elapsed: running.elapsed(), levels: running.levels() });
    }, step);
    return () => clearInterval(timer);
  }, [recorder]);
  return live;
}
