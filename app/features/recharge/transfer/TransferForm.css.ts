import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';

export const form = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  padding: `4px ${vars.gutter} 20px`,
});
