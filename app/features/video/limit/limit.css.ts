import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { heading, text } from '../../../theme/type.ts';

export const panel = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: `24px ${vars.gutter}`,
  textAlign: 'center',
});

export const lock = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  marginBottom: '14px',
  borderRadius: '50%',
  background: vars.brandSoft,
  color: vars.onBrandSoft,
});

export const sentence = screenStyle({
  ...heading,
  ...text(17, 24),
  maxWidth: '20em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const back = screenStyle({ ...text(14, 20), marginTop: '6px', color: vars.textSecondary });

export const ways = screenStyle({
  display: 'grid',
  gap: '10px',
  width: '100%',
  maxWidth: '360px',
  marginTop: '20px',
});
