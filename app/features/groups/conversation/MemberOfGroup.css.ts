import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const note = screenStyle({
  ...text(14, 20),
  padding: `0 ${vars.gutter}`,
  color: vars.textSecondary,
  textAlign: 'center',
});
