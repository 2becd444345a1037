import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

export const choice = screenStyle({ padding: `12px ${vars.gutter} 4px` });
export const offline = screenStyle({
  padding: `12px ${vars.gutter} 0`,
  ':empty': { display: 'none' },
});
export const sent = screenStyle({ ...text(15, 21), color: vars.textSecondary });
