import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const missing = screenStyle({
  ...text(13, 18),
  padding: `0 ${vars.gutter}`,
  color: vars.negativeText,
  selectors: { '&:not(:empty)': { paddingBottom: '7px' } },
});
