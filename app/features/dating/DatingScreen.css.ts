import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

export const safety = screenStyle({
  ...text(13, 18),
  margin: `${vars.padS} ${vars.gutter}`,
  padding: `${vars.padS} ${vars.padM}`,
  borderRadius: vars.radiusM,
  background: vars.infoSoft,
  color: vars.infoText,
});
