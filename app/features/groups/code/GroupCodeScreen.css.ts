import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const content = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  padding: `28px ${vars.gutter} 20px`,
});
export const note = screenStyle({
  ...text(13, 18),
  textAlign: 'center',
  textWrap: 'balance',
  color: vars.textSecondary,
});
/** In the place and size of the card. */
export const cardStandIn = screenStyle({
  width: rem(288),
  maxWidth: '100%',
  height: rem(306),
  margin: '0 auto',
  borderRadius: vars.radiusL,
  background: vars.skeleton,
});
