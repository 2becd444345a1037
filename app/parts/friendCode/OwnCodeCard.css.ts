import { vars } from '../../theme/contract.css.ts';
import { partStyle } from '../../theme/style.ts';

export const content = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  padding: `28px ${vars.gutter} 20px`,
});
