import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';

export const problem = screenStyle({ padding: `4px ${vars.gutter} 12px` });
