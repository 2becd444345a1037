import { vars } from '../theme/contract.css.ts';
import { partStyle } from '../theme/style.ts';

export const mark = partStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '22px',
  height: '22px',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1.5px ${vars.controlLine}`,
});
export const chosen = partStyle({
  background: vars.brand,
  color: vars.onBrand,
  boxShadow: 'none',
});
