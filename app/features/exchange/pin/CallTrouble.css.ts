import { screenStyle } from '../../../theme/style.ts';

/** Higher while something is said. */
export const trouble = screenStyle({ selectors: { '&:has(p)': { marginBottom: '14px' } } });
