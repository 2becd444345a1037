import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';

/** Nine faces on the narrowest screen are more than one line. */
export const faces = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 2px',
  margin: '0 -6px 6px',
});
export const face = screenStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '46px',
  height: '46px',
  borderRadius: vars.radiusS,
});
export const cross = screenStyle({
  position: 'absolute',
  top: 0,
  right: 0,
  display: 'grid',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  borderRadius: '50%',
  background: vars.ink,
  color: vars.onInk,
  boxShadow: `0 0 0 2px ${vars.page}`,
});
