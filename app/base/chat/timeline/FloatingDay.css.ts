import { vars } from '../../../theme/contract.css.ts';
import { layer } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';

/** Fading is all that moves, also for those who want less of it. */
export const place = screenStyle({
  position: 'absolute',
  inset: '6px 0 auto',
  zIndex: layer.sticky,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity ${vars.durBase}, visibility 0s ${vars.durBase}`,
});
export const shown = screenStyle({
  opacity: 1,
  visibility: 'visible',
  transition: `opacity ${vars.durFast}`,
});
/** It stands on bubbles as well as on the wall, and lets touches through beside it. */
export const pill = screenStyle({
  pointerEvents: 'auto',
  boxShadow: `0 0 0 0.5px ${vars.hairline}`,
});
