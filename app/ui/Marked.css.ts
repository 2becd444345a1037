import { vars } from '../theme/contract.css.ts';
import { partStyle } from '../theme/style.ts';

export const mark = partStyle({ background: 'none', color: vars.brandText, fontWeight: 600 });
