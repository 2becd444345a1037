import { vars } from '../theme/contract.css.ts';
import { layer, rem } from '../theme/scale.ts';
import { partStyle, partVariants } from '../theme/style.ts';
import { text } from '../theme/type.ts';

/** A tap beside the menu closes it, and does nothing else. */
export const around = partStyle({
  position: 'fixed',
  inset: 0,
  zIndex: layer.menu,
  // What is touched while the menu goes is meant.
  selectors: { '&[data-closed]': { pointerEvents: 'none' } },
});
export const place = partStyle({ zIndex: layer.menu, maxWidth: 'var(--available-width)' });

export const menu = partStyle({
  maxHeight: 'var(--available-height)',
  padding: '6px',
  overflowY: 'auto',
  borderRadius: vars.radiusL,
  background: vars.ink,
  color: vars.onInk,
  boxShadow: vars.shadowFloat,
  transformOrigin: 'var(--transform-origin)',
  transition: `transform ${vars.durBase} ${vars.easeOut}, opacity ${vars.durFast}`,
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { transform: 'scale(.92)', opacity: 0 },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&[data-starting-style], &[data-ending-style]': { transform: 'none' } },
    },
  },
});

export const layout = partVariants({
  /** Four in a row. */
  tiles: { display: 'flex', flexWrap: 'wrap', maxWidth: `calc(${rem(62)} * 4 + 12px)` },
  rows: { minWidth: `min(${rem(168)}, var(--available-width))`, maxWidth: rem(300) },
});

export const item = partStyle({
  display: 'grid',
  borderRadius: vars.radiusM,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&[data-highlighted]': { background: `color-mix(in srgb, ${vars.onInk} 16%, transparent)` },
  },
});

export const itemLayout = partVariants({
  tiles: {
    ...text(12, 16),
    gridTemplateRows: 'auto 1fr',
    justifyItems: 'center',
    gap: '5px',
    width: rem(62),
    minHeight: rem(56),
    padding: '8px 3px 7px',
    textAlign: 'center',
  },
  rows: {
    ...text(15, 21),
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    gap: '12px',
    minHeight: rem(44),
    padding: '8px 14px 8px 10px',
  },
});

/** The menu is dark on a light page and light on a dark one: the colour is mixed to be read on both. */
export const danger = partStyle({
  color: `color-mix(in oklab, ${vars.negative} 55%, ${vars.onInk})`,
});
