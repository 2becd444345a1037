import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const place = screenStyle({ display: 'flex', alignItems: 'center', padding: '0 8px' });

/** Appears late: a connection that is made at once is not worth words. */
export const words = screenStyle({
  ...text(12, 16),
  // How often it was tried takes a second line; with large text the title goes first.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  maxWidth: 'min(30vw, 9rem)',
  color: vars.onTitleBarSoft,
  animation: `${appear} ${vars.durBase} 500ms backwards`,
});
