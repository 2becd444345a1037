import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { clipped, text } from '../../../theme/type.ts';

export const form = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '4px',
  padding: `16px ${vars.gutter}`,
});
export const pinFirst = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  padding: `16px ${vars.gutter}`,
});
export const note = screenStyle({
  ...text(13, 18),
  marginBottom: '14px',
  color: vars.textSecondary,
  textWrap: 'pretty',
});

export const doubt = screenStyle({ color: vars.warningText });

export const field = screenStyle({ marginBottom: '12px' });
export const label = screenStyle({
  ...text(14, 20),
  display: 'block',
  marginBottom: '6px',
  fontWeight: 500,
});
/** Looks like a field, opens a sheet. */
export const choice = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  width: '100%',
  minHeight: rem(50),
  padding: '0 14px',
  borderRadius: `min(${vars.radiusControl}, 16px)`,
  background: vars.surfaceSunken,
  fontSize: `max(16px, ${rem(16)})`,
  textAlign: 'start',
  ':active': { background: vars.surfacePressed },
});
export const wrong = screenStyle({ boxShadow: `inset 0 0 0 1.5px ${vars.negativeText}` });
export const chosen = screenStyle({ ...clipped, flex: 1 });
export const none = screenStyle({ color: vars.textTertiary });
export const chevron = screenStyle({ display: 'flex', color: vars.textTertiary });
export const error = screenStyle({ ...text(13, 18), marginTop: '5px', color: vars.negativeText });
