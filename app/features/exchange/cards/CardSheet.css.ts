import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const content = screenStyle({ display: 'flex', flexDirection: 'column', gap: '12px' });
export const note = screenStyle({ ...text(14, 20), color: vars.textSecondary, textWrap: 'pretty' });
/** Banks scroll below the field that searches them. */
export const banks = screenStyle({ minHeight: '40vh' });
export const none = screenStyle({
  ...text(14, 20),
  padding: '24px 0',
  color: vars.textSecondary,
  textAlign: 'center',
});
