import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';

export const kinds = screenStyle({ padding: `10px ${vars.gutter} 4px` });
/** The eye at the text's left edge, the statement at its right one. */
export const tools = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `0 calc(${vars.gutter} - 10px)`,
  color: vars.textSecondary,
});
export const asOf = screenStyle({ padding: `0 ${vars.gutter}`, color: vars.textSecondary });
