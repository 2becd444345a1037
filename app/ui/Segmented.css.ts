import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { partStyle } from '../theme/style.ts';
import { clipped } from '../theme/type.ts';

const radius = `min(${vars.radiusControl}, 18px)`;

export const track = partStyle({
  display: 'flex',
  minHeight: rem(36),
  padding: '2px',
  borderRadius: radius,
  background: vars.segTrack,
});

export const segment = partStyle({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: '0 6px',
  borderRadius: radius,
  color: vars.textSecondary,
  fontSize: rem(14),
  lineHeight: 1.2,
  fontWeight: 500,
  cursor: 'pointer',
  // The drawing is 32 high, the hit area 44.
  '::after': { content: '', position: 'absolute', inset: '-6px 0' },
  selectors: {
    '&:has(:checked)': {
      background: vars.segThumb,
      color: vars.textPrimary,
      fontWeight: 600,
      boxShadow: `0 1px 3px ${vars.well}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '1px' },
  },
});

export const radio = partStyle({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  margin: 0,
});
export const label = partStyle({ ...clipped });
