import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { heading, text } from '../../../theme/type.ts';

export const form = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  padding: `20px ${vars.gutter}`,
});
export const title = screenStyle({ ...heading, ...text(17, 24), marginBottom: '8px' });
