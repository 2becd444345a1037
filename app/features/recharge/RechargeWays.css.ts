import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';

export const choice = screenStyle({ padding: `12px ${vars.gutter} 4px` });
export const offline = screenStyle({ padding: `12px ${vars.gutter} 0` });
