import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { partStyle } from '../theme/style.ts';

export const mark = partStyle({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  height: `min(${rem(18)}, 24px)`,
  marginLeft: '8px',
  padding: '0 6px',
  border: '1px solid currentColor',
  borderRadius: vars.radiusXs,
  fontFamily: vars.fontText,
  fontSize: `min(${rem(11)}, 15px)`,
  lineHeight: 1,
  fontWeight: 500,
  letterSpacing: 0,
});
