import { vars } from '../../../../theme/contract.css.ts';
import { screenStyle } from '../../../../theme/style.ts';
import { text } from '../../../../theme/type.ts';

/** Who, and below what it is. */
export const parts = screenStyle({ gap: '8px' });
export const person = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '44px',
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
