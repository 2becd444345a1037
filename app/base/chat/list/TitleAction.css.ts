import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';

export const place = screenStyle({ position: 'relative', display: 'flex' });

/** Over the corner of the drawing; a tap on it is one on the button. */
export const badge = screenStyle({
  position: 'absolute',
  top: '5px',
  left: '23px',
  display: 'flex',
  borderRadius: '10px',
  boxShadow: `0 0 0 2px ${vars.titleBar}`,
  pointerEvents: 'none',
});
