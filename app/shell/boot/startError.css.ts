import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';

export const main = screenStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '16px',
  padding: vars.gutter,
  background: vars.page,
  color: vars.textPrimary,
  textAlign: 'center',
});

export const button = screenStyle({
  minHeight: '44px',
  padding: '0 20px',
  borderRadius: vars.radiusControl,
  background: vars.brandSoft,
  color: vars.onBrandSoft,
  fontWeight: 600,
});
