import { screenStyle } from '../../../theme/style.ts';

export const part = screenStyle({ display: 'flex', flexDirection: 'column', gap: '12px' });
