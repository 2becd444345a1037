import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { partStyle } from '../theme/style.ts';
import { text } from '../theme/type.ts';

export const bar = partStyle({
  ...text(13, 18),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minHeight: rem(32),
  padding: `4px ${vars.gutter}`,
  background: vars.surfaceSunken,
  color: vars.textSecondary,
});
