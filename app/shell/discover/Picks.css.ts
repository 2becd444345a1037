import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/scale.ts';
import { screenStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

export const picks = screenStyle({
  display: 'flex',
  gap: '8px',
  margin: '10px 0 0',
  padding: `0 ${vars.gutter}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: vars.gutter,
  scrollbarWidth: 'none',
  '::-webkit-scrollbar': { display: 'none' },
  listStyle: 'none',
});

/** A second card shows at the edge of the narrowest screen, so that nobody takes the first for all. */
export const item = screenStyle({ flex: 'none', width: rem(216), maxWidth: '72%' });

export const card = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  height: rem(64),
  padding: '0 12px 0 8px',
  borderRadius: vars.radiusM,
  background: vars.surface,
  boxShadow: `inset 0 0 0 1px ${vars.surfaceLine}`,
  color: vars.textPrimary,
  textDecoration: 'none',
  ':focus-visible': { outlineOffset: '-2px' },
  ':active': { background: vars.surfacePressed },
});

export const image = screenStyle({
  flex: 'none',
  width: rem(48),
  height: rem(48),
  borderRadius: vars.radiusS,
  objectFit: 'cover',
  background: vars.surfaceSunken,
});

export const title = screenStyle({
  ...text(14, 19),
  display: '-webkit-box',
  minWidth: 0,
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontWeight: 500,
  overflowWrap: 'anywhere',
});
