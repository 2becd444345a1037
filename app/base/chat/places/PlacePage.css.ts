import { vars } from '../../../theme/contract.css.ts';
import { frame, rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { heading, text } from '../../../theme/type.ts';

const barHeight = '56px';

/** Lies over the drawing: what scrolls below it can be tapped beside the button. */
export const bar = screenStyle({
  height: `calc(${frame.safeTop} + ${barHeight})`,
  padding: `calc(${frame.safeTop} + 6px) 10px 0`,
  pointerEvents: 'none',
});
export const back = screenStyle({
  display: 'inline-flex',
  borderRadius: '50%',
  background: vars.surfaceRaised,
  color: vars.textPrimary,
  boxShadow: vars.shadowFloat,
  pointerEvents: 'auto',
});
export const drawing = screenStyle({
  height: `calc(${frame.safeTop} + ${rem(236)})`,
  maxHeight: '38vh',
  marginTop: `calc(-1 * (${frame.safeTop} + ${barHeight}))`,
});
export const content = screenStyle({ padding: `16px ${vars.gutter} 0` });
export const title = screenStyle({
  ...heading,
  ...text(21, 28),
  marginBottom: '12px',
  overflowWrap: 'anywhere',
  ':focus-visible': { outline: 'none' },
});
