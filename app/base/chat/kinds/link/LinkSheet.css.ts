import { vars } from '../../../../theme/contract.css.ts';
import { screenStyle } from '../../../../theme/style.ts';
import { text } from '../../../../theme/type.ts';

export const content = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  paddingTop: '4px',
});
export const sentence = screenStyle({ ...text(15, 21), overflowWrap: 'anywhere' });
export const address = screenStyle({
  padding: '12px 14px',
  borderRadius: vars.radiusM,
  background: vars.surfaceSunken,
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
  userSelect: 'text',
});
export const host = screenStyle({ color: vars.textPrimary, fontWeight: 600 });
export const actions = screenStyle({ display: 'grid', gap: '10px' });
