import { screenStyle } from '../../../theme/style.ts';

export const sent = screenStyle({ flex: '1 0 auto', display: 'flex', flexDirection: 'column' });
export const buttons = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '10px',
});
