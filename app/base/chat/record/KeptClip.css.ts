import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { line, time as liveTime } from './LiveWave.css.ts';

export const clip = `${line} ${screenStyle({
  vars: {
    '--wave-rest': `color-mix(in srgb, ${vars.textSecondary} 62%, transparent)`,
    '--clip-face': vars.well,
    '--clip-glyph': vars.textPrimary,
  },
})}`;
export const time = liveTime;
