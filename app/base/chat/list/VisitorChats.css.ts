import { screenStyle } from '../../../theme/style.ts';

export const actions = screenStyle({ display: 'grid', justifyItems: 'center', gap: '4px' });
