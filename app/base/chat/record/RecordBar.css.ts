import { screenStyle } from '../../../theme/style.ts';
import { unseen } from '../../../theme/type.ts';

export const bar = screenStyle({ position: 'relative' });
export const spoken = screenStyle(unseen);
