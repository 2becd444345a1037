import { type CSSProperties, useMemo } from 'react';
import { barStep, waveHeight, wavePath } from '../lib/voice/wavePath.ts';
import * as css from './Waveform.css.ts';

type Props = {
  /** Heights from left to right, each 0 to 1. */
  bars: readonly number[];
  /** How much of it is past, 0 to 1; that much is in the colour `--wave-past`. */
  share: number;
};

/** Loudness over time. Decoration: what it means is said beside it. */
export function Waveform({ bars, share }: Props) {
  const path = useMemo(() => wavePath(bars), [bars]);
  const past = { '--past': `${Math.round((1 - share) * 1_000) / 10}%` } as CSSProperties;
  return (
    <svg
      className={css.wave}
      viewBox={`0 0 ${bars.length * barStep} ${waveHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={css.rest} d={path} />
      {share > 0 && <path className={css.past} d={path} style={past} />}
    </svg>
  );
}
