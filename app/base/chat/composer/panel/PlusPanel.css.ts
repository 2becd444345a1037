import { screenStyle } from '../../../../theme/style.ts';

export const grid = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '16px 4px',
  margin: 0,
  padding: '20px 12px',
  listStyle: 'none',
});
