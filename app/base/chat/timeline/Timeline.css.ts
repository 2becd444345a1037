import { screenStyle } from '../../../theme/style.ts';
import { unseen } from '../../../theme/type.ts';

export const place = screenStyle({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
});
export const spoken = screenStyle(unseen);
