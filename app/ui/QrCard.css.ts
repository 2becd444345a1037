import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { partStyle } from '../theme/style.ts';
import { text } from '../theme/type.ts';

// White with dark ink in both schemes: the card is a picture to be scanned, not a surface.
const paper = '#fff';
const ink = '#16181b';
const softInk = '#5c6167';

export const card = partStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: rem(288),
  maxWidth: '100%',
  margin: '0 auto',
  padding: '24px 24px 20px',
  borderRadius: vars.radiusL,
  background: paper,
  color: ink,
  boxShadow: vars.shadowFloat,
});
export const head = partStyle({
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  marginBottom: '18px',
});
export const logo = partStyle({
  flex: 'none',
  width: '44px',
  height: '44px',
  borderRadius: `min(${vars.radiusM}, 12px)`,
});
export const names = partStyle({ minWidth: 0, overflowWrap: 'anywhere' });
export const title = partStyle({ ...text(17, 22), fontWeight: 600 });
export const detail = partStyle({ ...text(13, 18), color: softInk });
export const code = partStyle({ width: '168px', height: '168px' });
export const caption = partStyle({
  ...text(13, 18),
  marginTop: '14px',
  color: softInk,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
