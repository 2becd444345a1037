import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { clipped, text } from '../../../theme/type.ts';

export const preview = screenStyle({
  padding: '10px 14px',
  borderRadius: vars.radiusM,
  background: vars.well,
});
export const title = screenStyle({ ...clipped, ...text(15, 21), fontWeight: 500 });
export const line = screenStyle({ ...clipped, ...text(13, 19), color: vars.textSecondary });
export const one = screenStyle({
  ...text(15, 21),
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
});
export const words = screenStyle({
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const leftOut = screenStyle({
  ...text(13, 18),
  marginTop: '6px',
  color: vars.textSecondary,
});
