import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { clipped, text } from '../../../theme/type.ts';

export const bar = screenStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  margin: '-3px 0 4px',
});
export const words = screenStyle({
  flex: 1,
  minWidth: 0,
  padding: '1px 0 1px 10px',
  borderLeft: `3px solid ${vars.brandMark}`,
});
export const name = screenStyle({
  ...clipped,
  ...text(13, 18),
  display: 'block',
  color: vars.brandText,
  fontWeight: 600,
});
export const line = screenStyle({
  ...clipped,
  ...text(14, 18),
  display: 'block',
  color: vars.textSecondary,
});
