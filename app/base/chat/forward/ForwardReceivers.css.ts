import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { clipped, text } from '../../../theme/type.ts';

export const title = screenStyle({
  ...text(13, 18),
  marginBottom: '8px',
  color: vars.textSecondary,
  fontWeight: 400,
});
export const receivers = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px' });
export const receiver = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  maxWidth: '100%',
});
export const name = screenStyle({ ...clipped, ...text(15, 20), fontWeight: vars.wName });
