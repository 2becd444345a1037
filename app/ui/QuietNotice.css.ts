import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { partStyle } from '../theme/style.ts';
import { text } from '../theme/type.ts';

export const notice = partStyle({
  ...text(13, 18),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0 4px',
  minHeight: rem(44),
  padding: `6px ${vars.gutter}`,
  color: vars.textSecondary,
  textAlign: 'center',
});
