import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { partStyle } from '../theme/style.ts';

/** Scrolls sideways where the chips find no room. */
export const chips = partStyle({
  display: 'flex',
  gap: '8px',
  padding: `6px ${vars.gutter} 10px`,
  overflowX: 'auto',
  scrollPadding: `0 ${vars.gutter}`,
  scrollbarWidth: 'none',
});

export const chip = partStyle({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: rem(34),
  padding: '4px 14px',
  borderRadius: vars.radiusChip,
  background: vars.surfaceSunken,
  color: vars.textPrimary,
  fontSize: rem(14),
  lineHeight: 1.3,
  fontWeight: vars.wLabel,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: vars.ink, color: vars.onInk },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' },
  },
});

/** Invisible over its chip: the drawing is 34 high, the hit area 44. */
export const radio = partStyle({
  position: 'absolute',
  top: '-5px',
  left: 0,
  width: '100%',
  height: 'calc(100% + 10px)',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
