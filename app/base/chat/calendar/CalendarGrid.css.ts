import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';

export const grid = screenStyle({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
});
export const weekday = screenStyle({
  fontSize: `min(${rem(12)}, 6vw)`,
  lineHeight: 4 / 3,
  height: rem(28),
  padding: 0,
  color: vars.textTertiary,
  fontWeight: 400,
});
export const cell = screenStyle({ padding: 0, textAlign: 'center' });
export const day = screenStyle({
  // Seven in a row leave two digits apart from their neighbours up to this size.
  fontSize: `min(${rem(16)}, 7.5vw)`,
  lineHeight: 1.25,
  width: '44px',
  height: '44px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  borderRadius: '50%',
  color: vars.textPrimary,
  fontVariantNumeric: 'tabular-nums lining-nums',
  ':focus-visible': { outlineOffset: '-2px' },
  ':active': { background: vars.wellPressed },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not([aria-disabled])': { background: vars.well } } },
  },
  selectors: {
    '&[aria-disabled]': { color: vars.textDisabled, background: 'none' },
  },
});
/** Not by colour alone: it has a ring. */
export const today = screenStyle({
  color: vars.brandText,
  fontWeight: 600,
  boxShadow: `inset 0 0 0 1.5px ${vars.brandMark}`,
});
export const chosen = screenStyle({
  background: vars.brandSoft,
  color: vars.onBrandSoft,
  fontWeight: 600,
});
