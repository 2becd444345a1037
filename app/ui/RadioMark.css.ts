import { vars } from '../theme/contract.css.ts';
import { partStyle } from '../theme/style.ts';

export const mark = partStyle({
  display: 'block',
  width: '22px',
  height: '22px',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1.5px ${vars.controlLine}`,
});
export const chosen = partStyle({ boxShadow: `inset 0 0 0 6.5px ${vars.brandMark}` });
