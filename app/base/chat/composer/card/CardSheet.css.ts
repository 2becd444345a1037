import { vars } from '../../../../theme/contract.css.ts';
import { screenStyle } from '../../../../theme/style.ts';

/** The sheet keeps the rows from its edge already. */
const flush = { vars: { [vars.gutter]: '0px' } };
export const choice = screenStyle(flush);
export const parts = screenStyle({ ...flush, display: 'grid', gap: '12px', paddingTop: '4px' });
/** Takes no room while it says nothing. */
export const alert = screenStyle({ selectors: { '&:empty': { position: 'absolute' } } });
export const actions = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '10px',
});
