import { screenStyle } from '../../../theme/style.ts';
import { unseen } from '../../../theme/type.ts';

/** For screen readers alone. */
export const spoken = screenStyle(unseen);
