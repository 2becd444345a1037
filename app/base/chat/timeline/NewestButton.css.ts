import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layer } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const button = screenStyle({
  ...text(14, 20),
  position: 'absolute',
  right: vars.gutter,
  bottom: '12px',
  zIndex: layer.float,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minWidth: '44px',
  minHeight: '44px',
  borderRadius: '22px',
  background: vars.surfaceRaised,
  color: vars.textPrimary,
  boxShadow: vars.shadowFloat,
  fontWeight: 500,
  animation: `${appear} ${vars.durBase}`,
  ':active': { background: vars.surfacePressed },
});
/** Above the button to the newest messages. */
export const above = screenStyle({ bottom: '64px' });
export const wide = screenStyle({ padding: '0 12px 0 16px', color: vars.brandText });
