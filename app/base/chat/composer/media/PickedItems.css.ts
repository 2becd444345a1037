import { screenStyle } from '../../../../theme/style.ts';
import { tabular, text } from '../../../../theme/type.ts';

/** Pictures and videos three in a row, in the order they are sent; anything else takes a row. */
export const items = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '6px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const original = screenStyle({
  ...text(15, 21),
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minHeight: '44px',
});
