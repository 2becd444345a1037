import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';

export const part = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  padding: `16px ${vars.gutter} 20px`,
});
