import { vars } from '../../../../theme/contract.css.ts';
import { screenStyle } from '../../../../theme/style.ts';

export const grid = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
  justifyItems: 'center',
});
export const sticker = screenStyle({
  width: '72px',
  height: '72px',
  padding: '5px',
  borderRadius: vars.radiusM,
  ':focus-visible': { outlineOffset: '-2px' },
  ':active': { background: vars.wellPressed },
});
