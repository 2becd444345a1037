import { partStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

/** In the colour of what it stands on. */
export const line = partStyle({ ...text(12, 16) });
