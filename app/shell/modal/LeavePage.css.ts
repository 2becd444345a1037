import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { heading, text } from '../../theme/type.ts';

export const content = screenStyle({
  display: 'grid',
  gap: '16px',
  padding: `20px ${vars.gutter}`,
});
export const title = screenStyle({ ...heading, ...text(20, 26), overflowWrap: 'anywhere' });
export const sentence = screenStyle({ overflowWrap: 'anywhere' });
export const actions = screenStyle({ display: 'grid', gap: '10px' });
