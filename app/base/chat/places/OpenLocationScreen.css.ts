import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tabular, text } from '../../../theme/type.ts';

export const facts = screenStyle({ margin: 0 });
export const term = screenStyle({ ...text(13, 18), color: vars.textSecondary });
export const degrees = screenStyle({ ...text(17, 24), ...tabular, margin: 0, userSelect: 'text' });
export const note = screenStyle({ ...text(14, 20), marginTop: '6px', color: vars.textSecondary });
export const actions = screenStyle({ display: 'grid', gap: '10px', margin: '22px 0 14px' });
/** Whole, before it opens. */
export const address = screenStyle({
  ...text(13, 18),
  marginBottom: '6px',
  color: vars.textSecondary,
  overflowWrap: 'anywhere',
});
