import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { tabular, text } from '../../theme/type.ts';

export const wait = screenStyle({
  ...text(14, 18),
  ...tabular,
  flex: 'none',
  maxWidth: '55%',
  paddingRight: '8px',
  color: vars.textSecondary,
  textAlign: 'end',
});
