import { vars } from '../../../../theme/contract.css.ts';
import { screenStyle } from '../../../../theme/style.ts';
import { text } from '../../../../theme/type.ts';

/** As wide as other cards. */
export const card = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  width: '15rem',
  maxWidth: '100%',
  padding: '4px 0 0',
  color: 'inherit',
  textDecoration: 'none',
  ':focus-visible': { outlineOffset: '3px', borderRadius: vars.radiusXs },
});
export const person = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '44px',
});
export const name = screenStyle({
  ...text(16, 21),
  minWidth: 0,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
const line = { ...text(12, 17), paddingTop: '5px', borderTop: '0.5px solid' } as const;
export const foot = screenStyle({
  ...line,
  color: vars.bubbleInMeta,
  borderTopColor: vars.bubbleInWell,
});
export const ownFoot = screenStyle({
  ...line,
  color: vars.bubbleOutMeta,
  borderTopColor: vars.bubbleOutWell,
});
