import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tabular, text } from '../../../theme/type.ts';

export const form = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  padding: `16px ${vars.gutter}`,
});
export const counter = screenStyle({
  ...text(13, 18),
  ...tabular,
  flex: 'none',
  paddingRight: '8px',
  color: vars.textSecondary,
});
export const over = screenStyle({ color: vars.negativeText, fontWeight: 600 });
/** Between the field and the button; higher while something is said. */
export const problem = screenStyle({
  paddingTop: '8px',
  selectors: { '&:has(p)': { marginBottom: '14px' } },
});
export const reading = screenStyle({ padding: `20px ${vars.gutter}` });
export const words = screenStyle({
  ...text(16, 24),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const nothing = screenStyle({ ...text(15, 21), color: vars.textSecondary });
export const written = screenStyle({
  ...text(13, 18),
  marginTop: '12px',
  color: vars.textSecondary,
});
