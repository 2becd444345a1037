import { vars } from '../../../theme/contract.css.ts';
import { pressableRow } from '../../../theme/pressableRow.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { clipped, text } from '../../../theme/type.ts';

export const bar = screenStyle({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  paddingInlineEnd: '4px',
  background: vars.surface,
  borderBottom: `0.5px solid ${vars.hairline}`,
});
export const words = screenStyle({
  ...pressableRow,
  position: 'relative',
  flex: 1,
  minWidth: 0,
  minHeight: rem(48),
  padding: `5px 8px 5px calc(${vars.gutter} + 13px)`,
  textAlign: 'start',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: '7px',
    insetInlineStart: vars.gutter,
    width: '3px',
    borderRadius: '2px',
    background: vars.brandMark,
  },
  ':focus-visible': { outlineOffset: '-3px', borderRadius: vars.radiusS },
});
export const label = screenStyle({
  ...clipped,
  ...text(13, 18),
  display: 'block',
  color: vars.brandText,
  fontWeight: 600,
});
export const line = screenStyle({
  ...clipped,
  ...text(14, 18),
  display: 'block',
  color: vars.textPrimary,
});
