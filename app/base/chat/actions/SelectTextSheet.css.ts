import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const words = screenStyle({
  ...text(17, 26),
  padding: '4px 0 16px',
  userSelect: 'text',
  WebkitTouchCallout: 'default',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
/** In reach however long the words are. */
export const actions = screenStyle({ position: 'sticky', bottom: 0 });
