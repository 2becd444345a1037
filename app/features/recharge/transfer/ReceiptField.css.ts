import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const part = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '10px',
  minWidth: 0,
  margin: '4px 0 20px',
  padding: 0,
  border: 0,
});
export const legend = screenStyle({ ...text(14, 20), padding: '0 0 6px', fontWeight: 500 });
export const chosen = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  padding: '8px',
  borderRadius: vars.radiusM,
  background: vars.surfaceSunken,
});
export const picture = screenStyle({
  flex: 'none',
  width: rem(64),
  height: rem(64),
  borderRadius: vars.radiusS,
  objectFit: 'cover',
});
export const words = screenStyle({ ...text(14, 20), flex: 1, minWidth: 0 });
