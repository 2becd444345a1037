import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

export const part = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  padding: `12px ${vars.gutter} 20px`,
});
export const sent = screenStyle({ ...text(15, 21), color: vars.textSecondary });
