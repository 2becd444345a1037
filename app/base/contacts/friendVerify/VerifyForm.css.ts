import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';

export const form = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  padding: `16px ${vars.gutter}`,
});
export const pending = screenStyle({ marginBottom: '14px' });
/** Between the field and the button; higher while something is said. */
export const problem = screenStyle({ selectors: { '&:has(p)': { marginBottom: '14px' } } });
