import { keyframes } from '@vanilla-extract/css';
import { partStyle, partVariants } from '../theme/style.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const ring = partStyle({
  flex: 'none',
  display: 'block',
  border: '2.5px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} .8s linear infinite`,
  // Or it would turn once, and fast.
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const size = partVariants({
  s14: { width: '14px', height: '14px', borderWidth: '2px' },
  s20: { width: '20px', height: '20px' },
  s28: { width: '28px', height: '28px' },
});
