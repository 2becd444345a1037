import { vars } from '../../../../theme/contract.css.ts';
import { screenStyle } from '../../../../theme/style.ts';
import { text } from '../../../../theme/type.ts';

export const list = screenStyle({ margin: '8px 0 0', padding: 0, listStyle: 'none' });
export const note = screenStyle({
  ...text(14, 20),
  padding: '12px 0',
  textAlign: 'center',
  color: vars.textSecondary,
  selectors: { '&:empty': { padding: 0 } },
});
