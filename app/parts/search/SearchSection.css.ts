import { vars } from '../../theme/contract.css.ts';
import { pressableRow } from '../../theme/pressableRow.ts';
import { rem } from '../../theme/scale.ts';
import { partStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

export const more = partStyle({
  ...text(15, 21),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: rem(48),
  padding: `8px ${vars.gutter}`,
  color: vars.brandText,
  ':focus-visible': { outlineOffset: '-3px', borderRadius: vars.radiusS },
  ...pressableRow,
});

export const chevron = partStyle({ display: 'flex', flex: 'none', color: vars.textTertiary });
