import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const hint = screenStyle({
  ...text(14, 20),
  padding: `10px ${vars.gutter} 20px`,
  color: vars.textSecondary,
});
