import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/scale.ts';
import { screenStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

export const note = screenStyle({ padding: `0 ${vars.gutter} ${rem(14)}` });

export const sentence = screenStyle({
  ...text(13, 18),
  padding: `0 ${vars.gutter} ${rem(14)}`,
  marginInline: vars.listInset,
  color: vars.textSecondary,
});
