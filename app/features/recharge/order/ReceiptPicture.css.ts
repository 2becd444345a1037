import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';

export const link = screenStyle({ display: 'inline-flex', borderRadius: vars.radiusS });
export const picture = screenStyle({
  width: rem(64),
  height: rem(64),
  borderRadius: vars.radiusS,
  background: vars.surfaceSunken,
  objectFit: 'cover',
});
