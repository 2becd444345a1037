import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { clipped, text } from '../../theme/type.ts';

export const row = screenStyle({
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radiusM,
  background: vars.surfaceSunken,
  color: vars.textSecondary,
});

export const open = screenStyle({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minWidth: 0,
  minHeight: '44px',
  padding: '0 0 0 12px',
  borderRadius: vars.radiusM,
  textAlign: 'start',
  ':focus-visible': { outlineOffset: '-2px' },
  ':active': { background: vars.wellPressed },
});
export const glyph = screenStyle({ flex: 'none', display: 'grid', color: vars.brandText });
export const title = screenStyle({
  ...text(14, 20),
  ...clipped,
  color: vars.textPrimary,
  fontWeight: 500,
});
