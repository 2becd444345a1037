import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Invisible for the first 300 ms: what opens faster never flickers. */
export const waiting = screenStyle({
  flex: 1,
  animation: `${appear} ${vars.durFast} 300ms backwards`,
});
