import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';

export const safety = screenStyle({ margin: `0 ${vars.gutter} 10px` });
