import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { unseen } from '../../../theme/type.ts';

/** Over the whole row: what is in it cannot be touched while messages are chosen. */
export const box = screenStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  padding: `0 0 0 max(10px, calc(${vars.gutter} - 4px))`,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '-3px' },
  },
});
export const input = screenStyle(unseen);
/** The wallpaper may be of any colour. */
export const ground = screenStyle({ borderRadius: '50%', background: vars.surfaceRaised });
