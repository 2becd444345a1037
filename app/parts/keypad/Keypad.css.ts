import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/scale.ts';
import { screenStyle } from '../../theme/style.ts';
import { tabular } from '../../theme/type.ts';

export const pad = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '6px',
  // Two quick taps are two digits, not a wish to zoom.
  touchAction: 'manipulation',
  userSelect: 'none',
});

export const key = screenStyle({
  ...tabular,
  display: 'grid',
  placeItems: 'center',
  minHeight: rem(48),
  borderRadius: `min(${vars.radiusControl}, 14px)`,
  background: vars.well,
  fontSize: rem(22),
  lineHeight: 1,
  fontWeight: 500,
  transition: `background ${vars.durFast}`,
  ':active': { background: vars.wellPressed, transition: 'none' },
  ':disabled': { color: vars.textDisabled },
  '@media': {
    '(max-height: 700px)': {
      position: 'relative',
      minHeight: rem(38),
      fontSize: rem(20),
      // The drawing is 38 high, the hit area 44: half the gap on each side is its own.
      '::after': { content: '', position: 'absolute', inset: '-3px' },
    },
  },
});

export const plain = screenStyle({
  background: 'none',
  // An empty cell keeps its place and takes no finger.
  ':empty': { visibility: 'hidden' },
});
