import { vars } from '../../theme/contract.css.ts';
import { frame as sizes } from '../../theme/scale.ts';
import { screenStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

/** In the place of the field. */
export const place = screenStyle({
  ...text(14, 20),
  flex: 1,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '8px',
  padding: `12px ${vars.gutter} calc(${sizes.safeBottom} + 12px)`,
  color: vars.textSecondary,
  textAlign: 'center',
});
/** Its lines are about as long as each other. */
export const reason = screenStyle({ textWrap: 'balance' });
