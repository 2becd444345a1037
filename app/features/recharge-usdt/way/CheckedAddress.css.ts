import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';

export const waiting = screenStyle({ padding: `20px ${vars.gutter}` });
