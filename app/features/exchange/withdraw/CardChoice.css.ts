import { vars } from '../../../theme/contract.css.ts';
import { pressableRow } from '../../../theme/pressableRow.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const card = screenStyle({
  ...pressableRow,
  display: 'flex',
  width: '100%',
  minHeight: rem(68),
  padding: `10px ${vars.gutter}`,
  ':focus-visible': { outlineOffset: '-3px', borderRadius: vars.radiusS },
});
export const change = screenStyle({
  ...text(15, 21),
  flex: 'none',
  fontWeight: 500,
  color: vars.brandText,
});
export const none = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px',
  padding: `12px ${vars.gutter}`,
});
export const words = screenStyle({ ...text(15, 21), color: vars.textSecondary });
