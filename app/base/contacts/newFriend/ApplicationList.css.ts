import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';

export const list = screenStyle({
  margin: `0 ${vars.listInset} ${vars.sectionGap}`,
  overflow: 'hidden',
  background: vars.surface,
  borderRadius: vars.listRadius,
  boxShadow: vars.listEdge,
});
