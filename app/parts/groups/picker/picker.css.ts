import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { clipped, text, unseen } from '../../../theme/type.ts';

export const spoken = screenStyle(unseen);
export const left = screenStyle({
  ...text(13, 18),
  padding: `8px ${vars.gutter}`,
  color: vars.textSecondary,
  textAlign: 'center',
});
/** Rows pass under it. */
export const bar = screenStyle({ display: 'block', background: vars.page });
export const chips = screenStyle({
  display: 'flex',
  gap: '8px',
  padding: `8px ${vars.gutter} 0`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});
export const chip = screenStyle({
  ...text(14, 20),
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '44px',
  maxWidth: rem(168),
  padding: '4px 12px 4px 5px',
  borderRadius: `min(${vars.radiusControl}, 22px)`,
  background: vars.surfaceSunken,
  color: vars.textPrimary,
  ':active': { background: vars.surfacePressed },
  ':focus-visible': { outlineOffset: '-3px' },
});
export const chipName = screenStyle({ ...clipped });
