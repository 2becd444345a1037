import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const parts = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
});
export const leftOut = screenStyle({ ...text(13, 18), color: vars.textSecondary });
export const whole = screenStyle({
  ...text(15, 21),
  padding: '10px 14px',
  borderRadius: vars.radiusM,
  background: vars.well,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
