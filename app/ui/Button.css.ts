import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { partStyle, partVariants } from '../theme/style.ts';
import { text } from '../theme/type.ts';

export const button = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  borderRadius: vars.radiusControl,
  fontWeight: 600,
  letterSpacing: vars.trackTitle,
  textAlign: 'center',
  transition: `background ${vars.durFast}`,
  ':active': { transition: 'none' },
  selectors: {
    '&:disabled:not([aria-busy])': {
      background: vars.surfaceSunken,
      color: vars.textDisabled,
      boxShadow: 'none',
    },
  },
});

export const size = partVariants({
  normal: { ...text(16, 20), minHeight: rem(50), padding: '8px 16px' },
  medium: { ...text(16, 20), minHeight: rem(44), padding: '8px 12px' },
  small: {
    ...text(14, 18),
    position: 'relative',
    minHeight: rem(36),
    padding: '6px 14px',
    borderRadius: `min(${vars.radiusControl}, 18px)`,
    // The drawing is 36 high, the hit area 44.
    '::after': { content: '', position: 'absolute', inset: '-4px 0' },
  },
});

export const wide = partStyle({ width: '100%' });

const pressed = (background: string) => ({ ':active': { background } });

export const look = partVariants({
  primary: { background: vars.brand, color: vars.onBrand, ...pressed(vars.brandPressed) },
  second: {
    background: vars.brandSoft,
    color: vars.onBrandSoft,
    ':active': { boxShadow: `inset 0 0 0 99px ${vars.well}` },
  },
  neutral: { background: vars.well, color: vars.textPrimary, ...pressed(vars.wellPressed) },
  outline: {
    color: vars.textPrimary,
    boxShadow: `inset 0 0 0 1px ${vars.controlLine}`,
    ...pressed(vars.well),
  },
  plain: { color: vars.brandText, ...pressed(vars.well) },
  danger: {
    background: vars.negativeSoft,
    color: vars.negativeText,
    ':active': { boxShadow: `inset 0 0 0 99px ${vars.well}` },
  },
});

/** Both labels lie in one cell, so the width does not change when the work starts. */
export const stack = partStyle({ display: 'inline-grid', placeItems: 'center' });
export const cell = partStyle({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
});
export const hidden = partStyle({ visibility: 'hidden' });
