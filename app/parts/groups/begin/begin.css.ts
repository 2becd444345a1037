import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';

export const form = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  padding: `24px ${vars.gutter} 8px`,
});
export const problem = screenStyle({ padding: `0 ${vars.gutter}` });
export const picture = screenStyle({
  position: 'relative',
  alignSelf: 'center',
  display: 'grid',
  marginBottom: '16px',
  borderRadius: vars.radiusAvatar,
});
export const camera = screenStyle({
  position: 'absolute',
  right: '-6px',
  bottom: '-6px',
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: '50%',
  background: vars.ink,
  color: vars.onInk,
  boxShadow: `0 0 0 2px ${vars.page}`,
});
