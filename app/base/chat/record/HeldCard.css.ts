import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const place = screenStyle({
  position: 'absolute',
  inset: 'auto 0 calc(100% + 16px)',
  display: 'flex',
  alignItems: 'stretch',
  gap: '8px',
  pointerEvents: 'none',
  animation: `${appear} ${vars.durFast}`,
});

export const card = screenStyle({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: '4px',
  padding: '12px 16px',
  borderRadius: vars.radiusL,
  background: vars.surfaceRaised,
  color: vars.textPrimary,
  boxShadow: vars.shadowFloat,
  vars: { '--wave-past': vars.brandMark },
});
export const cancelling = screenStyle({
  background: vars.negative,
  color: vars.onNegative,
  vars: { '--wave-past': vars.onNegative, '--record-dot': vars.onNegative },
});

export const hint = screenStyle({ ...text(13, 18), opacity: 0.9 });

/** Where the finger goes to let go of the button and not of the recording. */
export const lock = screenStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(52),
  borderRadius: vars.radiusL,
  background: vars.surfaceRaised,
  color: vars.textSecondary,
  boxShadow: vars.shadowFloat,
});
