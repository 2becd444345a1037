import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/scale.ts';
import { screenStyle } from '../../theme/style.ts';

export const safety = screenStyle({ padding: `${rem(12)} ${vars.gutter} 0` });
