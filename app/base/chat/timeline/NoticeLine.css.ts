import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const notice = screenStyle({
  ...text(12, 18),
  maxWidth: rem(324),
  margin: '0 auto',
  padding: '9px 12px',
  color: vars.onChatTip,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const name = screenStyle({ fontWeight: 600 });
/** It looks as the other sentences do; for a finger it is 44 high. */
export const all = screenStyle({
  position: 'relative',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '::after': { content: '', position: 'absolute', inset: '-13px 0' },
});
