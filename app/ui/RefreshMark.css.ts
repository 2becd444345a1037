import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { frame, layer } from '../theme/scale.ts';
import { partStyle } from '../theme/style.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Takes no room, so nothing moves when it comes and goes. */
export const place = partStyle({
  position: 'sticky',
  top: `calc(${frame.safeTop} + ${frame.titleBar} + 8px)`,
  zIndex: layer.sticky,
  height: 0,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});

/** Invisible for the first 400 ms: what reads faster never flickers. */
export const mark = partStyle({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: '50%',
  background: vars.surfaceRaised,
  color: vars.brandMark,
  boxShadow: vars.shadowFloat,
  animation: `${appear} ${vars.durFast} 400ms backwards`,
});
