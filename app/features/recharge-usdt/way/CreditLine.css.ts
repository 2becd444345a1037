import { screenStyle } from '../../../theme/style.ts';
import { tabular } from '../../../theme/type.ts';

export const line = screenStyle({ ...tabular, display: 'block' });
