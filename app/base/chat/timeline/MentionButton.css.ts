import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';

export const mention = screenStyle({ position: 'relative', color: vars.brandText });
export const count = screenStyle({ position: 'absolute', top: '-8px', right: '-4px' });
