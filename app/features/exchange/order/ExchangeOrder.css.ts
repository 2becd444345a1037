import { screenStyle } from '../../../theme/style.ts';

export const part = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
});
