import { vars } from '../../../theme/contract.css.ts';
import { frame, layer } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { heading, tabular, text } from '../../../theme/type.ts';

export const head = screenStyle({
  position: 'sticky',
  top: `calc(${frame.safeTop} + ${frame.titleBar})`,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '12px',
  padding: `10px ${vars.gutter} 7px`,
  background: vars.page,
});
export const name = screenStyle({ ...text(17, 22), ...heading });
export const totals = screenStyle({
  ...text(12, 16),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '12px',
  color: vars.textSecondary,
});
