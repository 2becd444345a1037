import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';

export const content = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  padding: `32px ${vars.gutter} 16px`,
});
