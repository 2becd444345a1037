import { rowRoom } from '../../../parts/money/DetailRows.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layer, rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tabular, text } from '../../../theme/type.ts';

const low = '(max-height: 700px)';

export const page = screenStyle({ flex: 1, display: 'flex', flexDirection: 'column' });
export const safety = screenStyle({
  padding: `12px ${vars.gutter} 0`,
  '@media': { [low]: { paddingTop: '8px' } },
});
export const asOf = screenStyle({
  padding: `8px ${vars.gutter} 0`,
  color: vars.textSecondary,
  ':empty': { display: 'none' },
});
/** Above the amount: what stands at the end may be below the keys. */
export const notes = screenStyle({
  display: 'grid',
  gap: '8px',
  padding: `0 ${vars.gutter}`,
  selectors: { '&:has(p)': { paddingTop: '8px' } },
});
export const rows = screenStyle({
  padding: `4px ${vars.gutter} 8px`,
  '@media': { [low]: { padding: `0 ${vars.gutter} 4px`, vars: { [rowRoom]: '2px' } } },
});
/**
 * The keys stay within reach while the rest scrolls. Where they would take most of the screen, such as
 * with large text, their end is scrolled to as well.
 */
export const dock = screenStyle({
  position: 'sticky',
  bottom: `min(0px, calc(60vh - ${rem(320)}))`,
  zIndex: layer.sticky,
  display: 'grid',
  gap: '12px',
  marginTop: 'auto',
  padding: `10px ${vars.gutter} 12px`,
  background: vars.page,
  '@media': { [low]: { gap: '8px', paddingBlock: '8px' } },
});

export const off = screenStyle({
  ...text(15, 21),
  padding: `24px ${vars.gutter}`,
  color: vars.textSecondary,
  textAlign: 'center',
  textWrap: 'balance',
});

export const amount = screenStyle({ textAlign: 'center' });
export const card = screenStyle({
  ...text(15, 21),
  ...tabular,
  color: vars.textSecondary,
  textAlign: 'center',
  textWrap: 'balance',
});
