import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const copy = screenStyle({ ...text(15, 21), fontWeight: 500, color: vars.brandText });
