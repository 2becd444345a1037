import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text, unseen } from '../../../theme/type.ts';

export const page = screenStyle({
  ...text(13, 18),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px',
  minHeight: rem(52),
  padding: `4px ${vars.gutter}`,
  color: vars.onChatTip,
});
export const spoken = screenStyle(unseen);
