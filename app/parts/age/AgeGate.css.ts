import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/scale.ts';
import { screenStyle } from '../../theme/style.ts';
import { heading, text } from '../../theme/type.ts';

export const gate = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  flexGrow: 1,
  padding: `24px ${vars.gutter} 16px`,
});
export const words = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '4px',
  margin: 'auto 0',
  textAlign: 'center',
});
export const age = screenStyle({
  ...heading,
  ...text(28, 64),
  minWidth: rem(88),
  marginBottom: '12px',
  padding: '0 16px',
  borderRadius: vars.radiusL,
  background: vars.brandSoft,
  color: vars.onBrandSoft,
});
export const title = screenStyle({
  ...heading,
  ...text(18, 24),
  maxWidth: rem(300),
  textWrap: 'balance',
});
export const note = screenStyle({
  ...text(15, 21),
  maxWidth: rem(270),
  textWrap: 'balance',
  color: vars.textSecondary,
});
export const buttons = screenStyle({ display: 'flex', flexDirection: 'column', gap: '4px' });
