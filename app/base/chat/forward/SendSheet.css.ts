import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const content = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  paddingTop: '4px',
});
export const later = screenStyle({ ...text(13, 18), color: vars.textSecondary });
export const problem = screenStyle({ ...text(14, 20), color: vars.negativeText });
/** With large text one below the other. */
export const actions = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: '10px',
});
