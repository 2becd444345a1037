import { vars } from '../theme/contract.css.ts';
import { partStyle, partVariants } from '../theme/style.ts';

export const icon = partStyle({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: vars.iconStroke,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

const square = (side: number) => ({ width: `${side}px`, height: `${side}px` });

export const size = partVariants({
  s14: square(14),
  s16: square(16),
  s18: square(18),
  s20: square(20),
  s24: square(24),
  s28: square(28),
});
