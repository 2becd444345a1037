import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';

export const actions = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '10px',
  padding: `0 ${vars.gutter}`,
});
