import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

export const notice = screenStyle({
  display: 'flex',
  gap: '10px',
  margin: `12px ${vars.gutter} 4px`,
  padding: '12px 14px',
  borderRadius: vars.radiusM,
  background: vars.warningSoft,
  color: vars.warningText,
});
export const words = screenStyle({
  ...text(14, 20),
  minWidth: 0,
  fontWeight: 500,
  overflowWrap: 'anywhere',
});
