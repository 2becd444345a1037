import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/scale.ts';
import { screenStyle } from '../../theme/style.ts';
import { heading, text } from '../../theme/type.ts';

export const desk = screenStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'clamp(40px, 8vw, 112px)',
  padding: '24px',
  overflow: 'auto',
  background: vars.surfaceSunken,
  color: vars.textPrimary,
});

export const side = screenStyle({ flex: 'none', width: rem(288) });
export const icon = screenStyle({ borderRadius: vars.radiusL });
export const name = screenStyle({ ...heading, ...text(34, 42), marginTop: '20px' });
export const description = screenStyle({
  ...text(16, 24),
  marginTop: '6px',
  color: vars.textSecondary,
});

export const card = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  marginTop: '32px',
});
// White in both schemes: cameras do not read light codes on dark ground.
export const code = screenStyle({
  flex: 'none',
  width: '112px',
  padding: '8px',
  borderRadius: vars.radiusM,
  background: '#fff',
});
export const caption = screenStyle({ ...text(14, 20), color: vars.textSecondary });

export const phone = screenStyle({
  flex: 'none',
  width: '410px',
  height: 'min(864px, 100%)',
  padding: '10px',
  border: `1px solid ${vars.hairline}`,
  borderRadius: '44px',
  background: vars.surfaceRaised,
  boxShadow: vars.shadowFloat,
});
export const screen = screenStyle({
  width: '100%',
  height: '100%',
  borderRadius: '34px',
  background: vars.page,
});
