import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const card = screenStyle({ display: 'flex', gap: '10px', padding: '2px 0' });
export const words = screenStyle({ display: 'grid', minWidth: 0 });
export const kind = screenStyle({ ...text(15, 20), fontWeight: 500 });
export const sentence = screenStyle(text(13, 18));
