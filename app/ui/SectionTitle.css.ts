import { vars } from '../theme/contract.css.ts';
import { partStyle } from '../theme/style.ts';
import { text } from '../theme/type.ts';

export const title = partStyle({
  ...text(13, 18),
  padding: `14px ${vars.gutter} 7px`,
  marginInline: vars.listInset,
  color: vars.textSecondary,
  fontWeight: 600,
});
