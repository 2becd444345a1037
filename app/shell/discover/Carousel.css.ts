import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { unseen as hidden } from '../../theme/type.ts';

export const carousel = screenStyle({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radiusL,
  background: vars.skeleton,
});

export const strip = screenStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  // A swipe past the end goes neither back in the history nor on to the page.
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '::-webkit-scrollbar': { display: 'none' },
  borderRadius: 'inherit',
  ':focus-visible': { outlineOffset: '-3px' },
});

export const slide = screenStyle({
  flex: 'none',
  width: '100%',
  height: '100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});

export const link = screenStyle({
  display: 'block',
  height: '100%',
  borderRadius: vars.radiusL,
  ':focus-visible': { outlineOffset: '-3px' },
  ':active': { opacity: 0.85 },
});

export const image = screenStyle({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

/** Over the pictures, and clear of their middle. */
export const controls = screenStyle({
  position: 'absolute',
  right: '2px',
  bottom: '2px',
  display: 'flex',
});

const onPicture = { background: 'rgb(0 0 0 / .6)', color: '#fff' } as const;

/** A drawing of 28 on a hit area of 44. */
export const button = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '50%',
  ':focus-visible': { outlineColor: '#fff', outlineOffset: '-4px' },
});
export const drawing = screenStyle({
  ...onPicture,
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: '50%',
  selectors: { [`${button}:active &`]: { background: 'rgb(0 0 0 / .85)' } },
});
export const pause = screenStyle({ position: 'absolute', top: '2px', right: '2px', zIndex: 1 });

export const dots = screenStyle({
  ...onPicture,
  position: 'absolute',
  left: '10px',
  bottom: '13px',
  display: 'flex',
  gap: '5px',
  padding: '7px 8px',
  borderRadius: '11px',
  pointerEvents: 'none',
});
export const dot = screenStyle({
  width: '6px',
  height: '6px',
  borderRadius: '3px',
  background: 'rgb(255 255 255 / .5)',
});
export const dotHere = screenStyle({ width: '14px', background: '#fff' });

export const unseen = screenStyle(hidden);
