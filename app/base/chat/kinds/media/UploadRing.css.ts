import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../../theme/contract.css.ts';
import { screenStyle } from '../../../../theme/style.ts';
import { onPhoto, photoShade } from './media.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const place = {
  position: 'relative',
  flex: 'none',
  display: 'grid',
  width: '44px',
  height: '44px',
} as const;

export const onCard = screenStyle({ ...place, color: 'inherit' });
export const onPicture = screenStyle({
  ...place,
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  borderRadius: '50%',
  background: photoShade,
  color: onPhoto,
});
export const bar = screenStyle({ position: 'absolute', inset: '2px', pointerEvents: 'none' });
/** It begins at the top. */
export const ring = screenStyle({ display: 'block', width: '100%', transform: 'rotate(-90deg)' });
export const waiting = screenStyle({
  display: 'block',
  width: '100%',
  animation: `${turn} 1.2s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
export const arc = screenStyle({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '3px',
  strokeLinecap: 'round',
  transition: `stroke-dasharray ${vars.durBase} linear`,
});
export const stop = screenStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
});
