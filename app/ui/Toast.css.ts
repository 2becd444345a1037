import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { frame, layer, rem } from '../theme/scale.ts';
import { partStyle } from '../theme/style.ts';
import { text } from '../theme/type.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const fade = keyframes({ from: { opacity: 0 } });

/** In the bottom third; lets taps through. */
export const place = partStyle({
  position: 'fixed',
  inset: `auto 0 calc(18% + ${frame.safeBottom})`,
  zIndex: layer.toast,
  display: 'flex',
  justifyContent: 'center',
  padding: `0 ${vars.gutter}`,
  pointerEvents: 'none',
});

export const toast = partStyle({
  ...text(15, 20),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: rem(44),
  maxWidth: rem(320),
  padding: '10px 16px',
  borderRadius: `max(min(${vars.radiusControl}, 22px), 6px)`,
  background: vars.ink,
  color: vars.onInk,
  boxShadow: vars.shadowFloat,
  animation: `${rise} ${vars.durBase} ${vars.easeOut}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animationName: fade } },
});
