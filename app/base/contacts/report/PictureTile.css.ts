import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';

export const tile = screenStyle({
  display: 'grid',
  gap: '4px',
  alignContent: 'start',
  overflow: 'hidden',
  borderRadius: vars.radiusM,
  background: vars.surfaceSunken,
});
export const picture = screenStyle({
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
});
export const progress = screenStyle({ width: 'calc(100% - 16px)', margin: '4px 8px 0' });
export const buttons = screenStyle({ display: 'flex', justifyContent: 'flex-end' });
