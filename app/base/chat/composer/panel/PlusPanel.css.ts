import { rem } from '../../../../theme/scale.ts';
import { screenStyle } from '../../../../theme/style.ts';

export const grid = screenStyle({
  display: 'grid',
  // Four in a row, fewer where large names need more room.
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${rem(62)}, 22%), 1fr))`,
  gap: '16px 4px',
  margin: 0,
  padding: '20px 12px',
  listStyle: 'none',
});
