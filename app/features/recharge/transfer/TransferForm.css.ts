import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { heading, text } from '../../../theme/type.ts';

export const form = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  padding: `20px ${vars.gutter}`,
});
/** The room around the field of the receipt. */
export const receipt = screenStyle({ margin: '4px 0 12px' });
export const title = screenStyle({ ...heading, ...text(17, 24), marginBottom: '8px' });
