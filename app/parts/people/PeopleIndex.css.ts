import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

export const list = screenStyle({ position: 'relative' });
export const letter = screenStyle({
  ...text(13, 18),
  padding: `6px calc(${vars.gutter} + ${vars.listInset}) 4px`,
  background: vars.page,
  color: vars.textSecondary,
  fontWeight: 600,
});
/** Beside the bar, which lies over the end of each row. */
export const row = screenStyle({
  marginInline: vars.listInset,
  overflow: 'hidden',
  background: vars.surface,
  paddingRight: '20px',
});
export const first = screenStyle({
  borderTopLeftRadius: vars.listRadius,
  borderTopRightRadius: vars.listRadius,
});
export const last = screenStyle({
  borderBottomLeftRadius: vars.listRadius,
  borderBottomRightRadius: vars.listRadius,
});
