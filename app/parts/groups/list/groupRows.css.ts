import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tabular, text } from '../../../theme/type.ts';

export const time = screenStyle({ ...text(12, 16), ...tabular, color: vars.textSecondary });
