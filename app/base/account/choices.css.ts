import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';

export const choices = screenStyle({ paddingTop: vars.sectionGap });
