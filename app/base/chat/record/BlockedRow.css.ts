import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const row = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  margin: '-2px 0 -2px -4px',
  color: vars.textSecondary,
});
export const words = screenStyle({
  ...text(14, 20),
  flex: 1,
  minWidth: 0,
  color: vars.negativeText,
});
