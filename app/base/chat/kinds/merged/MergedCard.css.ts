import { vars } from '../../../../theme/contract.css.ts';
import { screenStyle } from '../../../../theme/style.ts';
import { clipped, text } from '../../../../theme/type.ts';

/** As wide as a bubble is, so that cards stand in one line. */
export const card = screenStyle({
  display: 'grid',
  gap: '1px',
  width: '15rem',
  maxWidth: '100%',
  minHeight: '44px',
  padding: '2px 0',
  textAlign: 'start',
  color: 'inherit',
  ':focus-visible': { outlineOffset: '3px', borderRadius: vars.radiusXs },
});
export const title = screenStyle({
  ...text(16, 22),
  fontWeight: 500,
  overflowWrap: 'anywhere',
  marginBottom: '2px',
});
export const line = screenStyle({ ...clipped, ...text(13, 19) });
export const foot = screenStyle({
  ...text(12, 17),
  marginTop: '5px',
  paddingTop: '5px',
  borderTop: '0.5px solid',
});

export const others = {
  line: screenStyle({ color: vars.bubbleInMeta }),
  foot: screenStyle({ color: vars.bubbleInMeta, borderTopColor: vars.bubbleInWell }),
};
export const own = {
  line: screenStyle({ color: vars.bubbleOutMeta }),
  foot: screenStyle({ color: vars.bubbleOutMeta, borderTopColor: vars.bubbleOutWell }),
};
