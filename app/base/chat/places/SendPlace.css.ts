import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const alert = screenStyle({ selectors: { '&:not(:empty)': { marginBottom: '10px' } } });
export const note = screenStyle({
  ...text(13, 18),
  marginTop: '8px',
  textAlign: 'center',
  color: vars.textSecondary,
});
