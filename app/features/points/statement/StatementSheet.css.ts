import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const form = screenStyle({
  ...text(15, 21),
  display: 'grid',
  gap: '14px',
  padding: '2px 0 8px',
  textWrap: 'pretty',
});
