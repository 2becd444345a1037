import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';

export const form = screenStyle({ padding: `16px ${vars.gutter}` });
