import { screenStyle } from '../../theme/style.ts';

/** The parts share the height of the page. */
export const section = screenStyle({ flex: '1 0 auto', display: 'flex', flexDirection: 'column' });
