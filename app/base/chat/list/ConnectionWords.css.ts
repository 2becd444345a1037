import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { clipped, text } from '../../../theme/type.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const place = screenStyle({ display: 'flex', alignItems: 'center', paddingRight: '8px' });

/** Appears late: a connection that is made at once is not worth words. */
export const words = screenStyle({
  ...clipped,
  ...text(12, 16),
  // With large text the title goes first.
  maxWidth: 'min(30vw, 9rem)',
  color: vars.onTitleBarSoft,
  animation: `${appear} ${vars.durBase} 500ms backwards`,
});
