import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { clipped, text } from '../../../theme/type.ts';

export const preview = screenStyle({
  ...clipped,
  ...text(14, 20),
  flex: 1,
  color: vars.textSecondary,
});
export const red = screenStyle({ color: vars.negativeText });
export const typing = screenStyle({ color: vars.brandText });
export const sender = screenStyle({ color: vars.textPrimary });
