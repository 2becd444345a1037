import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';

export const link = screenStyle({
  margin: '-12px 0',
  padding: '12px 0',
  color: vars.brandText,
  textDecoration: `underline ${vars.linkLine}`,
});
