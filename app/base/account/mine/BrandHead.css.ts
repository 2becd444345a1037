import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { heading, text } from '../../../theme/type.ts';

export const head = screenStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  gap: rem(14),
  padding: `${rem(16)} ${vars.gutter}`,
});

export const icon = screenStyle({
  flex: 'none',
  width: '64px',
  height: '64px',
  borderRadius: vars.radiusL,
});

export const words = screenStyle({ minWidth: 0 });
export const name = screenStyle({ ...heading, ...text(20, 26) });
export const description = screenStyle({
  ...text(14, 20),
  marginTop: rem(2),
  color: vars.textSecondary,
});
