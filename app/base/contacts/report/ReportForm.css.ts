import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const form = screenStyle({ display: 'flex', flexDirection: 'column' });
export const lead = screenStyle({
  ...text(16, 22),
  padding: `16px ${vars.gutter} 0`,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const promise = screenStyle({
  ...text(14, 20),
  padding: `4px ${vars.gutter} 0`,
  color: vars.textSecondary,
});
export const part = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  padding: `16px ${vars.gutter}`,
});
