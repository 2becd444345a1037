import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Invisible for the first 200 ms: the device may have messages yet. */
export const sentence = screenStyle({
  ...text(14, 20),
  flex: 1,
  display: 'grid',
  placeContent: 'center',
  padding: vars.gutter,
  color: vars.textSecondary,
  textAlign: 'center',
  animation: `${appear} ${vars.durFast} 200ms backwards`,
});
