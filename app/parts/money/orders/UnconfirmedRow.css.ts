import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const row = screenStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: '8px',
  padding: `12px ${vars.gutter}`,
});
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  justifySelf: 'stretch',
  gap: '4px 12px',
});
export const kind = screenStyle({ ...text(16, 22), color: vars.textPrimary });
export const note = screenStyle({ ...text(13, 18), color: vars.textSecondary });
export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
