import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

// White with dark ink in both schemes: a picture to be scanned, not a surface.
const paperColour = '#fff';
const ink = '#16181b';
const alarm = '#a4161a';

export const part = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  padding: `4px ${vars.gutter} 0`,
});
export const paper = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: '24px 24px 16px',
  borderRadius: vars.radiusL,
  background: paperColour,
  color: ink,
  textAlign: 'center',
});
export const code = screenStyle({ width: '168px', height: '168px' });
export const network = screenStyle({ ...text(15, 21), marginTop: '12px', fontWeight: 600 });
export const demo = screenStyle({ ...text(13, 18), color: alarm, fontWeight: 600 });
export const box = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  padding: '14px 16px 16px',
  borderRadius: vars.radiusM,
  background: vars.surface,
});
export const name = screenStyle({ ...text(13, 18), color: vars.textSecondary, fontWeight: 600 });
