import { screenStyle } from '../../../../theme/style.ts';
import { text } from '../../../../theme/type.ts';

export const content = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  paddingTop: '4px',
});
export const sentence = screenStyle({ ...text(15, 21), overflowWrap: 'anywhere' });
export const actions = screenStyle({ display: 'grid', gap: '10px' });
