import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { unseen } from '../../../theme/type.ts';

/** Around the face. */
export const place = screenStyle({ position: 'relative', flex: 'none', display: 'flex' });

/** 13 wide; the ring is of what is behind the row. */
export const dot = screenStyle({
  position: 'absolute',
  right: '-1px',
  bottom: '-1px',
  width: '13px',
  height: '13px',
  borderRadius: '50%',
  background: vars.online,
  boxShadow: `0 0 0 2.5px var(--row-ground, ${vars.page})`,
});
export const spoken = screenStyle(unseen);
