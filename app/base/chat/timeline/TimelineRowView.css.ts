import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const centre = screenStyle({
  display: 'flex',
  justifyContent: 'center',
  padding: `6px ${vars.gutter} 8px`,
});

export const day = screenStyle({
  ...text(12, 18),
  minHeight: rem(22),
  padding: '2px 10px',
  borderRadius: rem(11),
  background: vars.chatTip,
  color: vars.onChatTip,
  fontWeight: 500,
  position: 'relative',
  // A finger needs more than the pill.
  '::after': { content: '', position: 'absolute', inset: '-11px -8px' },
});

export const unread = screenStyle({
  ...text(12, 18),
  // As far from what is above it as the message below keeps from it by itself.
  marginTop: '10px',
  padding: `3px ${vars.gutter}`,
  background: vars.chatTip,
  color: vars.onChatTip,
  fontWeight: 500,
  textAlign: 'center',
});
