import { vars } from '../../../theme/contract.css.ts';
import { pressableRow } from '../../../theme/pressableRow.ts';
import { rem, frame as sizes } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

/** As high as an empty field with what is beside it. */
export const bar = screenStyle({
  flex: 1,
  display: 'flex',
  alignItems: 'stretch',
  minWidth: 0,
  margin: 0,
  padding: `0 0 ${sizes.safeBottom}`,
  border: 0,
});
export const button = screenStyle({
  ...pressableRow,
  ...text(15, 20),
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minWidth: 0,
  minHeight: rem(54),
  padding: '6px 8px',
  color: vars.brandText,
  fontWeight: 600,
  ':focus-visible': { outlineOffset: '-3px', borderRadius: vars.radiusS },
});
