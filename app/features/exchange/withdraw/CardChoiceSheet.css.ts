import { pressableRow } from '../../../theme/pressableRow.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';

export const row = screenStyle({
  ...pressableRow,
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  width: '100%',
  minHeight: rem(64),
  padding: '8px 12px',
});
export const add = screenStyle({ paddingTop: '8px' });
