import { vars } from '../theme/contract.css.ts';
import { frame, layer } from '../theme/scale.ts';
import { partStyle, partVariants } from '../theme/style.ts';

export const screen = partStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  maxWidth: frame.maxWidth,
  marginInline: 'auto',
  display: 'flex',
  flexDirection: 'column',
  background: vars.page,
  color: vars.textPrimary,
  '@media': { '(min-width: 481px)': { boxShadow: `0 0 0 0.5px ${vars.hairline}` } },
});

export const scroll = partStyle({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'none',
  scrollPaddingTop: `calc(${frame.safeTop} + ${frame.titleBar} + 8px)`,
  scrollPaddingBottom: `calc(${frame.safeBottom} + ${frame.tabBar} + 8px)`,
});

/** Inside the scroll area, so that what scrolls shows through a bar of glass. */
export const top = partStyle({ position: 'sticky', top: 0, zIndex: layer.bar });

export const body = partStyle({ flex: '1 0 auto', display: 'flex', flexDirection: 'column' });

export const bottom = partVariants({
  tabs: { paddingBottom: `calc(${frame.tabBar} + ${frame.safeBottom} + 8px)` },
  safe: { paddingBottom: `calc(${frame.safeBottom} + 24px)` },
  none: {},
});

/** A screen without a bar keeps clear of the clock by itself. */
export const bare = partStyle({ paddingTop: frame.safeTop });

/** With large text on a low screen the page keeps half of it; the buttons scroll on their own. */
export const dock = partStyle({
  flex: 'none',
  maxHeight: '50%',
  overflowY: 'auto',
  zIndex: layer.sticky,
  padding: `10px ${vars.gutter} calc(${frame.safeBottom} + 12px)`,
  background: vars.page,
});
