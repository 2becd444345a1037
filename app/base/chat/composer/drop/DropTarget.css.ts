import { vars } from '../../../../theme/contract.css.ts';
import { frame, layer } from '../../../../theme/scale.ts';
import { screenStyle } from '../../../../theme/style.ts';
import { text } from '../../../../theme/type.ts';

export const target = screenStyle({
  position: 'fixed',
  inset: 0,
  zIndex: layer.float,
  maxWidth: frame.maxWidth,
  marginInline: 'auto',
  display: 'grid',
  placeItems: 'center',
  padding: '12px',
  background: vars.scrim,
  pointerEvents: 'none',
});
export const words = screenStyle({
  ...text(17, 24),
  display: 'grid',
  justifyItems: 'center',
  gap: '8px',
  maxWidth: '100%',
  padding: '24px 32px',
  border: `2px dashed ${vars.brandMark}`,
  borderRadius: vars.radiusL,
  background: vars.surfaceRaised,
  color: vars.textPrimary,
  fontWeight: vars.wTitle,
});
