import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const content = screenStyle({ display: 'flex', flexDirection: 'column', gap: '4px' });
export const months = screenStyle({ display: 'flex', alignItems: 'center', margin: '0 -8px' });
export const month = screenStyle({
  ...text(16, 22),
  flex: 1,
  fontWeight: 600,
  textAlign: 'center',
});
/** Six weeks, so that nothing moves from month to month; on the narrowest phones from edge to edge. */
export const weeks = screenStyle({
  minHeight: `calc(${rem(28)} + 6 * 44px)`,
  margin: `0 min(0px, (100vw - 7 * 44px) / 2 - ${vars.gutter})`,
});
export const said = screenStyle({
  ...text(14, 20),
  minHeight: rem(40),
  color: vars.textSecondary,
  textAlign: 'center',
  textWrap: 'pretty',
});
