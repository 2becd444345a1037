import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

export const body = screenStyle({
  padding: `12px max(${vars.gutter}, 24px) 0`,
});
export const sentence = screenStyle({
  ...text(15, 21),
  marginBottom: '20px',
  color: vars.textSecondary,
});
