import { barWidth, waveHeight } from '../lib/voice/wavePath.ts';
import { partStyle } from '../theme/style.ts';

export const wave = partStyle({
  display: 'block',
  width: '100%',
  height: `${waveHeight}px`,
  overflow: 'visible',
  fill: 'none',
  strokeWidth: barWidth,
  strokeLinecap: 'round',
});

export const rest = partStyle({ stroke: 'var(--wave-rest)' });

/** Its box is the whole drawing, so that the cut moves evenly. */
export const past = partStyle({
  stroke: 'var(--wave-past)',
  clipPath: 'inset(0 var(--past) 0 0) view-box',
});
