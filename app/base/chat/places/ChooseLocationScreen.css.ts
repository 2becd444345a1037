import { screenStyle } from '../../../theme/style.ts';

export const fields = screenStyle({ marginTop: '18px' });
