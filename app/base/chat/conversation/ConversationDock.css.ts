import { screenStyle } from '../../../theme/style.ts';

export const writing = screenStyle({ minHeight: 0, display: 'flex', flexDirection: 'column' });
export const away = screenStyle({ display: 'none' });
