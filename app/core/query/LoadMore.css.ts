import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

export const end = screenStyle({ display: 'grid', placeItems: 'center', padding: '8px 0 16px' });
export const noMore = screenStyle({ ...text(13, 18), color: vars.textTertiary });
