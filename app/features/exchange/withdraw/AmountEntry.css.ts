import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tabular, text } from '../../../theme/type.ts';

const low = '(max-height: 700px)';
const lowest = '(max-height: 600px)';

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
