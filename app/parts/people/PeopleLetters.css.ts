import { layer } from '../../theme/scale.ts';
import { screenStyle } from '../../theme/style.ts';

/** Stays under the bars of the page, and takes no room. */
export const over = screenStyle({
  position: 'sticky',
  zIndex: layer.sticky,
  height: 0,
  pointerEvents: 'none',
});
export const edge = screenStyle({
  position: 'absolute',
  top: 0,
  right: '2px',
  display: 'grid',
  alignContent: 'center',
});

/** Over the rows, pushed away by the letter that follows; out of sight until the page is scrolled. */
export const stuck = screenStyle({
  position: 'absolute',
  inset: '0 0 auto 0',
  visibility: 'hidden',
});
