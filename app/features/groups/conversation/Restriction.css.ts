import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tabular, text } from '../../../theme/type.ts';

export const left = screenStyle({ ...text(16, 22), ...tabular, color: vars.textPrimary });
export const ways = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '8px',
});
