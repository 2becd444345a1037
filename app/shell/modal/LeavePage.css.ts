import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { heading, text } from '../../theme/type.ts';

export const content = screenStyle({
  display: 'grid',
  gap: '16px',
  padding: `20px ${vars.gutter}`,
});
export const title = screenStyle({ ...heading, ...text(20, 26), overflowWrap: 'anywhere' });
export const sentence = screenStyle({ overflowWrap: 'anywhere' });
export const address = screenStyle({
  padding: '14px 16px',
  borderRadius: vars.radiusM,
  background: vars.surface,
  boxShadow: `inset 0 0 0 1px ${vars.hairline}`,
});
export const label = screenStyle({ ...text(13, 18), color: vars.textSecondary });
export const whole = screenStyle({
  ...text(15, 21),
  display: 'block',
  marginTop: '4px',
  color: vars.textSecondary,
  overflowWrap: 'anywhere',
  // Reversed scripts inside the path must not move the host.
  unicodeBidi: 'isolate',
  direction: 'ltr',
});
export const host = screenStyle({ color: vars.textPrimary, fontWeight: 600 });
export const actions = screenStyle({ display: 'grid', gap: '10px' });
