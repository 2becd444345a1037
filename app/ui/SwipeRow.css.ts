import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { partStyle, partVariants } from '../theme/style.ts';

/** How far the row gives way, in pixels; set while it is swiped and while it is open. */
export const shift = '--swipe-shift';

const moved = (distance: string) =>
  ({
    transform: `translateX(${distance})`,
    transition: `transform ${vars.durBase} ${vars.easeOut}`,
    selectors: { '[data-swiping] > &': { transition: 'none' } },
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  }) as const;

export const frame = partStyle({
  position: 'relative',
  // What only hides can still be scrolled, to a button that gets the focus.
  overflow: ['hidden', 'clip'],
  // Up and down the page scrolls; from side to side the row is the finger's.
  touchAction: 'pan-y',
});
export const content = partStyle(moved(`calc(-1 * var(${shift}, 0px))`));

/** Comes in at the side as the row gives way, and is never under it. */
export const actions = partStyle({
  ...moved(`calc(100% - var(${shift}, 0px))`),
  position: 'absolute',
  inset: '0 0 0 auto',
  display: 'flex',
});
export const action = partStyle({
  // Their words stay whole where the text is large; all of them are in the menu of the row as well.
  fontSize: `min(${rem(12)}, 5vw)`,
  lineHeight: 1.25,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px',
  // Four of them leave a strip of the row.
  width: `min(${rem(76)}, 24vw)`,
  padding: '4px 3px',
  fontWeight: 500,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  ':focus-visible': { outlineOffset: '-4px' },
});
export const tone = partVariants({
  quiet: { background: vars.well, color: vars.textPrimary },
  main: { background: vars.brandSoft, color: vars.onBrandSoft },
  danger: { background: vars.negative, color: vars.onNegative },
});
