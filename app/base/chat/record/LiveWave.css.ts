import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tabular, text } from '../../../theme/type.ts';

const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const line = screenStyle({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
});

export const dot = screenStyle({
  flex: 'none',
  width: '10px',
  height: '10px',
  borderRadius: '50%',
  background: `var(--record-dot, ${vars.negative})`,
  animation: `${breathe} 1.6s ${vars.easeInOut} infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const time = screenStyle({
  ...text(16, 22),
  ...tabular,
  flex: 'none',
  minWidth: rem(36),
  fontWeight: 500,
});
export const ending = screenStyle({ color: vars.negativeText });
