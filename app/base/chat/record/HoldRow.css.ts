import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const row = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  margin: '-2px -4px',
  color: vars.textSecondary,
});

/** As high as the field it stands for. A finger on it neither scrolls nor chooses text. */
export const hold = screenStyle({
  ...text(16, 20),
  flex: 1,
  minWidth: 0,
  minHeight: rem(44),
  padding: '4px 10px',
  borderRadius: `min(${vars.radiusControl}, 20px)`,
  background: vars.surfaceSunken,
  color: vars.textPrimary,
  fontWeight: 600,
  textAlign: 'center',
  touchAction: 'none',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  ':disabled': { color: vars.textDisabled },
});
export const send = screenStyle({ background: vars.brand, color: vars.onBrand });
export const cancel = screenStyle({ background: vars.negative, color: vars.onNegative });

export const note = screenStyle({
  ...text(13, 18),
  padding: '7px 12px 0',
  color: vars.textSecondary,
  textAlign: 'center',
});
