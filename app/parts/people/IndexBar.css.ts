import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/scale.ts';
import { screenStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

/** A finger on it moves along the letters, and never scrolls the page. */
export const bar = screenStyle({
  width: '24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  touchAction: 'none',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  pointerEvents: 'auto',
});
export const letter = screenStyle({
  ...text(11, 14),
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  color: vars.textSecondary,
  fontWeight: 600,
  borderRadius: vars.radiusXs,
  ':focus-visible': { outlineOffset: '-2px' },
});
export const current = screenStyle({ background: vars.brand, color: vars.onBrand });

/** The letter under the finger, where the finger does not hide it. */
export const bubble = screenStyle({
  ...text(22, 30),
  position: 'absolute',
  top: '50%',
  right: '40px',
  display: 'grid',
  placeItems: 'center',
  width: rem(56),
  height: rem(56),
  marginTop: rem(-28),
  background: vars.ink,
  color: vars.onInk,
  fontWeight: 600,
  borderRadius: '50%',
});
