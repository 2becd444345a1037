import { partStyle } from '../theme/style.ts';

export const video = partStyle({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '100%',
  background: '#000',
});
