import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const part = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '10px',
  padding: `8px ${vars.gutter} 0`,
});
export const card = screenStyle({
  padding: '8px 16px',
  borderRadius: vars.radiusM,
  background: vars.surface,
});
export const howTo = screenStyle({ ...text(14, 20), color: vars.textSecondary });
