import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tabular, text } from '../../../theme/type.ts';

export const pending = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  padding: `16px ${vars.gutter}`,
});
export const amount = screenStyle({ textAlign: 'center' });
export const card = screenStyle({
  ...text(15, 21),
  ...tabular,
  color: vars.textSecondary,
  textAlign: 'center',
  textWrap: 'balance',
});
export const buttons = screenStyle({ display: 'grid', gap: '10px', paddingTop: '8px' });
