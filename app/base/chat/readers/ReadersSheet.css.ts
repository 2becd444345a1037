import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tabular, text } from '../../../theme/type.ts';

/** The sheet keeps the rows from its edge already. */
export const lists = screenStyle({ vars: { [vars.gutter]: '0px' }, paddingBottom: '8px' });
export const title = screenStyle({
  ...text(13, 18),
  padding: '10px 0 4px',
  color: vars.textSecondary,
  fontWeight: 600,
});
export const time = screenStyle({ ...text(13, 18), ...tabular, color: vars.textSecondary });
export const note = screenStyle({ ...text(14, 20), padding: '6px 0', color: vars.textSecondary });
