import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { heading, text } from '../../../theme/type.ts';

export const head = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: rem(14),
  padding: `${rem(16)} ${vars.gutter} 0`,
});
/** Where a touch on the face counts. */
export const face = screenStyle({ display: 'flex', flex: 'none', borderRadius: vars.radiusAvatar });
export const words = screenStyle({ flex: 1, minWidth: 0 });
export const name = screenStyle({ ...heading, ...text(20, 26), overflowWrap: 'anywhere' });
export const detail = screenStyle({
  ...text(14, 20),
  color: vars.textSecondary,
  overflowWrap: 'anywhere',
});
