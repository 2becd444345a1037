import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';

export const page = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.sectionGap,
});
