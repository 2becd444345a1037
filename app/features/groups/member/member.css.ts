import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { clipped, heading, tabular, text, unseen } from '../../../theme/type.ts';

export const spoken = screenStyle(unseen);
/** The sheet keeps the rows from its edge already. */
export const body = screenStyle({ vars: { [vars.gutter]: '0px' } });
export const head = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  padding: '2px 0 14px',
});
export const words = screenStyle({ display: 'grid', gap: '2px', minWidth: 0 });
export const name = screenStyle({ ...heading, ...text(18, 24), ...clipped });
export const role = screenStyle({ ...text(13, 18), color: vars.brandText, fontWeight: 500 });
export const muted = screenStyle({ ...text(13, 18), color: vars.textSecondary });
export const problem = screenStyle({
  selectors: { '&:has(p)': { padding: '0 0 12px' } },
});
export const ask = screenStyle({ ...text(14, 20), color: vars.textSecondary, fontWeight: 500 });
export const own = screenStyle({ display: 'grid', gap: '12px', paddingTop: '4px' });
/** The dialog keeps the row from its edge already. */
export const choices = screenStyle({ vars: { [vars.gutter]: '0px' } });
export const choice = screenStyle({ ...text(15, 21), flex: 1, padding: '10px 0 10px 12px' });
export const counter = screenStyle({
  ...text(13, 18),
  ...tabular,
  flex: 'none',
  paddingRight: '8px',
  color: vars.textSecondary,
});
