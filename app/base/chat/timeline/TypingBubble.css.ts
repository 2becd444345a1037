import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { apart, face, row } from './MessageRow.css.ts';

const pulse = keyframes({ '0%, 60%, 100%': { opacity: 0.35 }, '30%': { opacity: 1 } });

export { apart, face, row };

/** As high as a bubble of one line. */
export const dots = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  height: '1lh',
  '@supports': { 'not (height: 1lh)': { height: '22px' } },
});
const dot = {
  width: '7px',
  height: '7px',
  borderRadius: '50%',
  background: vars.bubbleInMeta,
  animation: `${pulse} 1.1s ${vars.easeInOut} infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', opacity: 0.6 } },
};
export const first = screenStyle(dot);
export const second = screenStyle({ ...dot, animationDelay: '140ms' });
export const third = screenStyle({ ...dot, animationDelay: '280ms' });
