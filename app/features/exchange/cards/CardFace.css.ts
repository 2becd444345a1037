import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tabular, text } from '../../../theme/type.ts';

export const face = screenStyle({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  textAlign: 'start',
});
export const mark = screenStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '28px',
  borderRadius: vars.radiusS,
  background: vars.brandSoft,
  color: vars.onBrandSoft,
});
export const words = screenStyle({ flex: 1, minWidth: 0, display: 'grid', gap: '1px' });
export const bank = screenStyle({
  fontSize: vars.fsBody,
  lineHeight: 1.375,
  fontWeight: 500,
  overflowWrap: 'anywhere',
});
export const owner = screenStyle({
  ...text(13, 18),
  ...tabular,
  color: vars.textSecondary,
  overflowWrap: 'anywhere',
});
export const note = screenStyle({ ...text(13, 18), color: vars.warningText });
