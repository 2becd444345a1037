import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const content = screenStyle({
  ...text(15, 21),
  display: 'grid',
  gap: '10px',
  paddingBottom: '8px',
  textWrap: 'pretty',
});
