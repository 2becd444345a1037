import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { partStyle } from '../theme/style.ts';
import { text } from '../theme/type.ts';

export const part = partStyle({
  display: 'grid',
  alignContent: 'center',
  gap: '8px',
  minHeight: rem(50),
});
export const label = partStyle({ ...text(14, 20), color: vars.textSecondary });

const round = { borderRadius: '3px' };
export const bar = partStyle({
  ...round,
  display: 'block',
  width: '100%',
  height: '6px',
  border: 0,
  overflow: 'hidden',
  appearance: 'none',
  background: vars.surfaceSunken,
  '::-webkit-progress-bar': { background: vars.surfaceSunken },
  '::-webkit-progress-value': { ...round, background: vars.brandMark },
  '::-moz-progress-bar': { ...round, background: vars.brandMark },
});
