import { vars } from '../theme/contract.css.ts';
import { frame, rem } from '../theme/scale.ts';
import { partStyle } from '../theme/style.ts';
import { clipped, heading, text as lines } from '../theme/type.ts';

export const bar = partStyle({
  position: 'relative',
  paddingTop: frame.safeTop,
  background: vars.titleBar,
  color: vars.onTitleBar,
  WebkitBackdropFilter: vars.titleBarBlur,
  backdropFilter: vars.titleBarBlur,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 'auto 0 0',
    height: vars.titleBarLineW,
    background: vars.titleBarLine,
  },
});

export const row = partStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: frame.titleBar,
  padding: '0 4px',
});

/** Both sides take the same room where the title is centred. */
export const side = partStyle({ flex: 'none', display: 'flex', minWidth: vars.titleSlot });
export const right = partStyle({ justifyContent: 'flex-end' });

/** Title and, below it, the status. */
export const names = partStyle({ flex: '1 1 auto', minWidth: 0 });

export const lead = partStyle({
  flex: 'none',
  width: vars.titleAvatar,
  // No gap where there is no avatar.
  marginRight: `min(10px, ${vars.titleAvatar})`,
  overflow: 'hidden',
});

export const status = partStyle({
  ...clipped,
  ...lines(12, 15),
  minHeight: rem(15),
  color: vars.onTitleBarSoft,
  textAlign: vars.titleAlign as 'start',
});

export const title = partStyle({
  position: 'relative',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  fontSize: vars.fsTitle,
  lineHeight: 1.41,
  fontWeight: vars.wTitle,
  letterSpacing: vars.trackTitle,
  justifyContent: vars.titleAlign,
});

/** Two lines fit the 44 of the bar; large text makes the bar grow instead of cutting the title. */
export const text = partStyle({
  display: '-webkit-box',
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.25,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
/** The title of a person or a group, above their status. */
export const titleOfOne = partStyle({
  ...lines(16, 20),
  transition: `transform ${vars.durBase} ${vars.easeOut}`,
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
/** In the middle of the bar while there is no status; it moves up when one comes. */
export const alone = partStyle({ transform: `translateY(${rem(7.5)})` });

/** Reaches over status and lead, for fingers: 44 high. */
export const opens = partStyle({
  minWidth: 0,
  '::after': {
    content: '',
    position: 'absolute',
    inset: `-12px 0 -14px calc(-10px - ${vars.titleAvatar})`,
  },
});

/** The bar of a tab page has the same height on every tab. */
export const oneLine = partStyle({ ...clipped, display: 'block', lineHeight: 'inherit' });

export const unseen = partStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const root = partStyle({
  ...heading,
  paddingLeft: `calc(${vars.gutter} - 4px)`,
  fontSize: `min(${vars.titleRootSize}, 34px)`,
  lineHeight: 1.36,
});

/**
 * In front of a root title there is no button: the centred title needs the same room on the left,
 * unless large text needs it more.
 */
export const sideOfRoot = partStyle({
  flex: `0 1000 max(0px, calc(${vars.titleSlot} - ${vars.gutter} + 4px))`,
  minWidth: 0,
});
