import { vars } from '../../../theme/contract.css.ts';
import { layer } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { unseen } from '../../../theme/type.ts';

export const place = screenStyle({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
});
/** What leads elsewhere, the button to the newest messages at the bottom. */
export const ways = screenStyle({
  position: 'absolute',
  right: vars.gutter,
  bottom: '12px',
  zIndex: layer.float,
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'flex-end',
  gap: '8px',
  pointerEvents: 'none',
});
export const spoken = screenStyle(unseen);
