import { screenStyle } from '../../theme/style.ts';

export const place = screenStyle({ marginBottom: '16px' });
export const advice = screenStyle({ display: 'block', marginTop: '4px' });
