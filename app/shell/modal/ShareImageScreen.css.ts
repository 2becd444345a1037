import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';

export const content = screenStyle({
  display: 'grid',
  gap: '24px',
  padding: `32px ${vars.gutter} 16px`,
});
export const actions = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '10px',
});
