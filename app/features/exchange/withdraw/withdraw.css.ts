import { rowRoom } from '../../../parts/money/DetailRows.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { pressableRow } from '../../../theme/pressableRow.ts';
import { layer, rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tabular, text } from '../../../theme/type.ts';

const low = '(max-height: 700px)';
const lowest = '(max-height: 600px)';

export const page = screenStyle({ flex: 1, display: 'flex', flexDirection: 'column' });
export const safety = screenStyle({
  padding: `12px ${vars.gutter} 0`,
  '@media': { [low]: { paddingTop: '8px' } },
});
export const asOf = screenStyle({
  padding: `8px ${vars.gutter} 0`,
  color: vars.textSecondary,
  ':empty': { display: 'none' },
});
/** Above the amount: what stands at the end may be below the keys. */
export const notes = screenStyle({
  display: 'grid',
  gap: '8px',
  padding: `0 ${vars.gutter}`,
  selectors: { '&:has(p)': { paddingTop: '8px' } },
});
export const rows = screenStyle({
  padding: `4px ${vars.gutter} 8px`,
  '@media': { [low]: { padding: `0 ${vars.gutter} 4px`, vars: { [rowRoom]: '2px' } } },
});
/**
 * The keys stay within reach while the rest scrolls. Where they would take most of the screen, such as
 * with large text, their end is scrolled to as well.
 */
export const dock = screenStyle({
  position: 'sticky',
  bottom: `min(0px, calc(60vh - ${rem(320)}))`,
  zIndex: layer.sticky,
  display: 'grid',
  gap: '12px',
  marginTop: 'auto',
  padding: `10px ${vars.gutter} 12px`,
  background: vars.page,
  '@media': { [low]: { gap: '8px', paddingBlock: '8px' } },
});

export const off = screenStyle({
  ...text(15, 21),
  padding: `24px ${vars.gutter}`,
  color: vars.textSecondary,
  textAlign: 'center',
  textWrap: 'balance',
});

export const orderAmount = screenStyle({ textAlign: 'center' });
export const orderCard = screenStyle({
  ...text(15, 21),
  ...tabular,
  color: vars.textSecondary,
  textAlign: 'center',
  textWrap: 'balance',
});

export const entry = screenStyle({
  padding: `18px ${vars.gutter} 4px`,
  '@media': { [low]: { padding: `10px ${vars.gutter} 0` } },
});
export const label = screenStyle({ ...text(14, 20), display: 'block', color: vars.textSecondary });

const large = {
  fontFamily: vars.fontHeading,
  fontWeight: vars.wDisplay,
  letterSpacing: vars.trackDisplay,
} as const;

export const line = screenStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: '6px',
  margin: '12px 0 8px',
  overflow: 'hidden',
  '@media': {
    [low]: { margin: '4px 0' },
    [lowest]: { margin: '2px 0', vars: { [vars.fsDisplay]: rem(30) } },
  },
});
export const symbol = screenStyle({
  ...large,
  flex: 'none',
  fontSize: rem(26),
  letterSpacing: 0,
  whiteSpace: 'pre',
});
export const input = screenStyle({
  ...large,
  ...tabular,
  minWidth: '1ch',
  maxWidth: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: vars.fsDisplay,
  lineHeight: rem(48),
  '@media': { [lowest]: { lineHeight: rem(36) } },
  caretColor: vars.brandMark,
  ':focus-visible': { outline: 'none' },
  '::placeholder': { color: vars.textTertiary, opacity: 1 },
});

export const below = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  padding: '10px 0 14px',
  borderTop: `0.5px solid ${vars.hairline}`,
  '@media': { [low]: { padding: '6px 0 8px' } },
});
export const note = screenStyle({ ...text(14, 20), ...tabular, color: vars.textSecondary });
export const error = screenStyle({ color: vars.negativeText });
/** The drawing is 32 high, the hit area 44. */
export const chip = screenStyle({
  ...text(14, 18),
  position: 'relative',
  flex: 'none',
  minHeight: rem(32),
  padding: '4px 14px',
  borderRadius: vars.radiusChip,
  background: vars.well,
  fontWeight: 500,
  ':active': { background: vars.wellPressed },
  ':disabled': { color: vars.textDisabled },
  '::after': { content: '', position: 'absolute', inset: '-6px 0' },
});

export const card = screenStyle({
  ...pressableRow,
  display: 'flex',
  width: '100%',
  minHeight: rem(68),
  padding: `10px ${vars.gutter}`,
  ':focus-visible': { outlineOffset: '-3px', borderRadius: vars.radiusS },
});
export const change = screenStyle({
  ...text(15, 21),
  flex: 'none',
  fontWeight: 500,
  color: vars.brandText,
});
export const none = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px',
  padding: `12px ${vars.gutter}`,
});
export const words = screenStyle({ ...text(15, 21), color: vars.textSecondary });

/** A card among others. */
export const row = screenStyle({
  ...pressableRow,
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  width: '100%',
  minHeight: rem(64),
  padding: '8px 12px',
});
export const add = screenStyle({ paddingTop: '8px' });
