import { vars } from '../theme/contract.css.ts';
import { partStyle } from '../theme/style.ts';

export const list = partStyle({
  margin: `0 ${vars.listInset} ${vars.sectionGap}`,
  overflow: 'hidden',
  background: vars.surface,
  borderRadius: vars.listRadius,
  boxShadow: vars.listEdge,
});
