import { layer } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';

/** What plays stays in reach while the list scrolls. */
export const playing = screenStyle({ position: 'sticky', top: 0, zIndex: layer.sticky });
