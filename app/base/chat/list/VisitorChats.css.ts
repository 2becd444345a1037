import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';

/** Both buttons are of one width: a verb of two characters alone would be as wide as it is high. */
export const actions = screenStyle({
  display: 'grid',
  gap: '4px',
  width: `min(${rem(200)}, 70vw)`,
});
