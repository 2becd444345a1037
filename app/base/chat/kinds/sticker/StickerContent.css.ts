import { vars } from '../../../../theme/contract.css.ts';
import { screenStyle } from '../../../../theme/style.ts';

const side = { width: '132px', height: '132px' } as const;
export const sticker = screenStyle({ ...side, display: 'block', position: 'relative' });
export const picture = screenStyle({ ...side, display: 'block', objectFit: 'contain' });

/** What cannot be drawn has an area of its own: no bubble is around it. Room is left for the time. */
export const unknown = screenStyle({
  display: 'block',
  minHeight: '132px',
  padding: '12px',
  borderRadius: vars.bubbleR,
  background: vars.bubbleIn,
  color: vars.onBubbleIn,
});
