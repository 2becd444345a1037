import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

/** A link that fills its bubble, as wide as other cards. */
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

/** At most two lines. */
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
