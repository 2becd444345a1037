import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/scale.ts';
import { screenStyle } from '../../theme/style.ts';
import { clipped, tabular, text } from '../../theme/type.ts';

export const bar = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: rem(44),
  padding: '0 4px',
  background: vars.surfaceRaised,
  color: vars.textPrimary,
  boxShadow: `inset 0 -0.5px ${vars.hairline}`,
});

export const words = screenStyle({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  color: 'inherit',
  textDecoration: 'none',
});
export const name = screenStyle({ ...text(14, 20), ...clipped, fontWeight: 500 });
export const time = screenStyle({
  ...text(13, 18),
  ...tabular,
  flex: 'none',
  color: vars.textSecondary,
});
