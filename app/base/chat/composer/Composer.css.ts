import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { rem, frame as sizes } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tabular, text } from '../../../theme/type.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const frame = screenStyle({ minHeight: 0, display: 'flex', flexDirection: 'column' });

export const composer = screenStyle({
  position: 'relative',
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'end',
  gap: '0 4px',
  padding: `7px max(8px, calc(${vars.gutter} - 6px)) calc(${sizes.safeAboveKeyboard} + 7px)`,
});

/** The panel covers the home indicator. */
export const abovePanel = screenStyle({ paddingBottom: '7px' });

/** Five lines, then it scrolls. */
export const field = screenStyle({
  gridColumn: 2,
  width: '100%',
  minHeight: rem(40),
  maxHeight: rem(22 * 5 + 18),
  padding: `${rem(9)} 14px`,
  border: 0,
  borderRadius: `min(${vars.radiusControl}, 20px)`,
  background: vars.surfaceSunken,
  color: vars.textPrimary,
  // Under 16 px iOS zooms the page into the field.
  fontSize: `max(16px, ${rem(16)})`,
  lineHeight: rem(22),
  resize: 'none',
  fieldSizing: 'content' as never,
  overscrollBehavior: 'contain',
  caretColor: vars.brandMark,
  ':focus-visible': { outline: 'none' },
  '@media': {
    // While a finger writes, the caret and the keyboard say where.
    '(hover: hover)': {
      selectors: { '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${vars.focus}` } },
    },
  },
  '::placeholder': { color: vars.textTertiary, opacity: 1 },
});

/** As high as the field is at least; what can be hit is higher. */
export const buttons = screenStyle({
  gridColumn: 3,
  display: 'flex',
  height: rem(40),
  alignItems: 'center',
  marginRight: '-5px',
});
export const fieldButton = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '50%',
  color: vars.textSecondary,
  ':focus-visible': { outlineOffset: '-4px' },
  ':active': { background: vars.wellPressed },
  selectors: { '&[aria-expanded="true"]': { color: vars.brandText } },
});

/** The drawing is 38, the hit area 44. */
export const send = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  animation: `${appear} ${vars.durFast}`,
  ':focus-visible': { outlineOffset: '-3px', borderRadius: vars.radiusControl },
});
export const sendFace = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: '38px',
  height: '38px',
  borderRadius: `min(${vars.radiusControl}, 19px)`,
  background: vars.brand,
  color: vars.onBrand,
  selectors: {
    [`${send}:active > &`]: { background: vars.brandPressed },
    [`${send}:disabled > &`]: { background: vars.surfaceSunken, color: vars.textDisabled },
  },
});

const note = { ...text(12, 16), ...tabular, gridColumn: '1 / -1', padding: '5px 14px 0' } as const;
export const left = screenStyle({ ...note, color: vars.textSecondary });
export const over = screenStyle({ ...note, color: vars.negativeText });
