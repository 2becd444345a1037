import { vars } from '../../../../theme/contract.css.ts';
import { rem } from '../../../../theme/scale.ts';
import { screenStyle } from '../../../../theme/style.ts';
import { tabular, text } from '../../../../theme/type.ts';

export const card = screenStyle({
  display: 'flex',
  alignItems: 'end',
  gap: '10px',
  width: rem(236),
  maxWidth: '100%',
  minHeight: '48px',
  padding: '2px 0',
  color: 'inherit',
});
/** The time stands beside the size, which leaves it room. */
export const besideTime = screenStyle({ marginBottom: `calc(-2px - ${rem(16)})` });
const square = {
  flex: 'none',
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: vars.radiusM,
} as const;
export const tile = screenStyle({
  ...square,
  background: vars.bubbleInWell,
  color: vars.bubbleInAccent,
});
export const ownTile = screenStyle({
  ...square,
  background: vars.bubbleOutWell,
  color: vars.bubbleOutAccent,
});
export const words = screenStyle({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1px',
  minWidth: 0,
});
export const name = screenStyle({ ...text(15, 19), fontWeight: 500 });
const small = {
  ...text(13, 17),
  ...tabular,
  selectors: { [`${besideTime} &`]: { paddingInlineEnd: `min(${rem(96)}, 55%)` } },
};
export const fact = screenStyle({ ...small, color: vars.bubbleInMeta });
export const ownFact = screenStyle({ ...small, color: vars.bubbleOutMeta });
