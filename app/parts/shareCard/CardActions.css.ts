import { rem } from '../../theme/scale.ts';
import { partStyle } from '../../theme/style.ts';

export const actions = partStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(128)}), 1fr))`,
  gap: '10px',
});
