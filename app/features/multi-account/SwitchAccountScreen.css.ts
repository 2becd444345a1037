import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

export const top = screenStyle({ paddingTop: vars.sectionGap });
export const accounts = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const note = screenStyle({
  ...text(13, 18),
  // As far in as the words of the rows above.
  padding: `0 calc(${vars.listInset} + ${vars.gutter}) ${vars.sectionGap}`,
  color: vars.textSecondary,
});
