import { vars } from '../../../../theme/contract.css.ts';
import { screenStyle } from '../../../../theme/style.ts';
import { clipped, text } from '../../../../theme/type.ts';

/** Of one height, whatever it comes to say: nothing moves. 44 high for a finger. */
export const quoted = screenStyle({
  display: 'block',
  width: '100%',
  minWidth: '120px',
  minHeight: '44px',
  margin: '1px 0 5px',
  padding: '4px 10px 4px 9px',
  border: 0,
  borderLeft: '3px solid currentColor',
  borderRadius: vars.radiusS,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});
export const others = screenStyle({ background: vars.bubbleInWell, color: vars.bubbleInAccent });
export const own = screenStyle({ background: vars.bubbleOutWell, color: vars.bubbleOutAccent });
export const name = screenStyle({
  ...clipped,
  ...text(13, 18),
  display: 'block',
  fontWeight: 600,
});
export const line = screenStyle({
  ...clipped,
  ...text(14, 18),
  display: 'block',
  minHeight: '1lh',
});
export const lineIn = screenStyle({ color: vars.onBubbleIn });
export const lineOut = screenStyle({ color: vars.onBubbleOut });
