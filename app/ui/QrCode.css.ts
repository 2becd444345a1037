import { partStyle } from '../theme/style.ts';

export const code = partStyle({ display: 'block', width: '100%', height: '100%' });
