import { partStyle } from '../theme/style.ts';

export const area = partStyle({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  // The list keeps its place by itself.
  overflowAnchor: 'none',
  ':focus-visible': { outlineOffset: '-3px' },
});

/** Part of the row, so that the end is the end of the last row. */
export const lastRow = partStyle({ paddingBottom: '8px' });
/** Few rows stand at the bottom. */
export const room = partStyle({ flex: '1 0 0px' });
export const rows = partStyle({ flex: 'none' });
