import { vars } from '../../../../theme/contract.css.ts';
import { rem } from '../../../../theme/scale.ts';
import { screenStyle } from '../../../../theme/style.ts';
import { tabular, text } from '../../../../theme/type.ts';

/** As wide as other cards. */
export const card = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '15rem',
  maxWidth: '100%',
  padding: '4px 0 0',
  color: 'inherit',
  textDecoration: 'none',
  ':focus-visible': { outlineOffset: '3px', borderRadius: vars.radiusXs },
});
export const drawing = screenStyle({
  display: 'block',
  height: rem(104),
  marginBottom: '7px',
  borderRadius: `min(${vars.radiusS}, ${vars.bubbleR})`,
  overflow: 'hidden',
});
export const name = screenStyle({
  ...text(16, 21),
  fontWeight: 500,
  overflowWrap: 'anywhere',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
const small = { ...text(13, 18), ...tabular } as const;
export const degrees = screenStyle({ ...small, color: vars.bubbleInMeta });
export const ownDegrees = screenStyle({ ...small, color: vars.bubbleOutMeta });
