import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const button = screenStyle({
  ...text(14, 20),
  pointerEvents: 'auto',
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
export const wide = screenStyle({ padding: '0 12px 0 16px', color: vars.brandText });
