import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const bar = screenStyle({
  ...text(14, 20),
  display: 'flex',
  alignItems: 'start',
  gap: '10px',
  paddingLeft: vars.gutter,
  background: vars.surface,
  color: vars.textPrimary,
  borderBottom: `0.5px solid ${vars.hairline}`,
});
export const glyph = screenStyle({ flex: 'none', paddingTop: '12px', color: vars.textSecondary });
export const words = screenStyle({
  flex: 1,
  minWidth: 0,
  paddingTop: '12px',
  overflowWrap: 'anywhere',
});
export const link = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.brandText,
  fontWeight: 600,
});
