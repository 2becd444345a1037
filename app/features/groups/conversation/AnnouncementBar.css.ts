import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { clipped, text } from '../../../theme/type.ts';

export const bar = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: rem(52),
  padding: `0 4px 0 ${vars.gutter}`,
  background: vars.surfaceRaised,
  color: vars.textPrimary,
  boxShadow: `inset 0 -0.5px ${vars.hairline}`,
});
export const open = screenStyle({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: rem(52),
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});
export const glyph = screenStyle({ flex: 'none', display: 'flex', color: vars.brandText });
export const words = screenStyle({ minWidth: 0, flex: 1 });
export const label = screenStyle({
  ...text(12, 16),
  display: 'block',
  color: vars.brandText,
  fontWeight: 600,
});
export const line = screenStyle({ ...text(14, 20), ...clipped, display: 'block' });
export const by = screenStyle({ ...text(13, 18), color: vars.textSecondary });
export const whole = screenStyle({
  ...text(16, 24),
  margin: '12px 0 8px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  userSelect: 'text',
});
