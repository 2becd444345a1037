import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { partStyle } from '../theme/style.ts';
import { block } from './Skeleton.css.ts';

/** Shapes and distances are those of the rows it stands in for. */
const bar = { ...block, display: 'block', borderRadius: `max(${vars.radiusXs}, 4px)` };

export const chips = partStyle({
  display: 'flex',
  gap: '8px',
  padding: `6px ${vars.gutter} 10px`,
  overflow: 'hidden',
});
export const chip = partStyle({
  ...block,
  flex: 'none',
  width: rem(64),
  height: rem(34),
  borderRadius: vars.radiusChip,
});

export const lead = partStyle({ padding: `0 ${vars.gutter}`, marginBottom: '16px' });
export const leadPoster = partStyle({
  ...block,
  display: 'block',
  aspectRatio: '16 / 9',
  borderRadius: vars.radiusM,
});
export const leadTitle = partStyle({ ...bar, width: '70%', height: rem(18), margin: '12px 0 3px' });

export const tiles = partStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '14px 10px',
  padding: `0 ${vars.gutter}`,
});
export const poster = partStyle({
  ...block,
  display: 'block',
  aspectRatio: '16 / 10',
  borderRadius: vars.radiusM,
});
export const title = partStyle({ ...bar, width: '84%', height: rem(14), margin: '10px 0 3px' });
export const line = partStyle({ ...bar, width: '46%', height: rem(11), margin: '6px 0 2px' });
