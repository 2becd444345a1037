import { vars } from '../../../../theme/contract.css.ts';
import { screenStyle } from '../../../../theme/style.ts';
import { text } from '../../../../theme/type.ts';

export const tile = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '6px',
  width: '100%',
  minHeight: '44px',
  color: vars.textSecondary,
});
export const face = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  borderRadius: `min(${vars.radiusL}, 18px)`,
  background: vars.well,
  color: vars.textPrimary,
  selectors: { [`${tile}:active > &`]: { background: vars.wellPressed } },
});
export const name = screenStyle({
  ...text(12, 16),
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  textAlign: 'center',
});
