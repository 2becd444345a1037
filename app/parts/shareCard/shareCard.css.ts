import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/scale.ts';
import { partStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

/** The card, and what stands below it. */
export const content = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  padding: `28px ${vars.gutter} 20px`,
});
export const note = partStyle({
  ...text(13, 18),
  textAlign: 'center',
  textWrap: 'balance',
  color: vars.textSecondary,
});
/** In the place and size of the card. */
export const cardStandIn = partStyle({
  width: rem(288),
  maxWidth: '100%',
  height: rem(306),
  margin: '0 auto',
  borderRadius: vars.radiusL,
  background: vars.skeleton,
});
export const actions = partStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(128)}), 1fr))`,
  gap: '10px',
});
