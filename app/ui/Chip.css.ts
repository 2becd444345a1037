import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { partStyle } from '../theme/style.ts';

export const chip = partStyle({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: rem(34),
  padding: '0 14px',
  borderRadius: vars.radiusChip,
  background: vars.surfaceSunken,
  color: vars.textPrimary,
  fontSize: rem(14),
  lineHeight: 1.2,
  fontWeight: vars.wLabel,
  whiteSpace: 'nowrap',
  // The drawing is 34 high, the hit area 44.
  '::after': { content: '', position: 'absolute', inset: '-5px 0' },
  selectors: {
    '&[aria-pressed="true"]': { background: vars.ink, color: vars.onInk },
    '&:active:not([aria-pressed="true"])': { background: vars.surfacePressed },
  },
});
