import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const form = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  padding: `4px ${vars.gutter} 20px`,
});
export const lead = screenStyle({
  ...text(14, 20),
  marginBottom: '14px',
  color: vars.textSecondary,
});
