import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const part = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '10px',
  minWidth: 0,
  margin: '0 0 8px',
  padding: 0,
  border: 0,
});
export const legend = screenStyle({ ...text(14, 20), padding: '0 0 6px', fontWeight: 500 });
export const tiles = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '10px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
