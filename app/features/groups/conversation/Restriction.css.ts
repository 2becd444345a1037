import { vars } from '../../../theme/contract.css.ts';
import { frame as sizes } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tabular, text } from '../../../theme/type.ts';

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
export const left = screenStyle({ ...text(16, 22), ...tabular, color: vars.textPrimary });
export const ways = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '8px',
});
