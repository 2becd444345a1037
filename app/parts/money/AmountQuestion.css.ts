import { partStyle } from '../../theme/style.ts';

/** Close to the field it asks about, above the next one. */
export const question = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  margin: '-4px 0 14px',
});
