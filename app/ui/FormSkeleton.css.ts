import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { partStyle } from '../theme/style.ts';
import { block, rows } from './Skeleton.css.ts';

/** Invisible for the first 200 ms, as every skeleton. */
export const form = rows;

/** The geometry of `Field`. */
export const field = partStyle({ display: 'grid', gap: '9px', marginBottom: '12px' });
export const label = partStyle({
  ...block,
  width: '32%',
  height: rem(14),
  marginTop: '3px',
  borderRadius: `max(${vars.radiusXs}, 4px)`,
});
export const box = partStyle({
  ...block,
  height: rem(50),
  borderRadius: `min(${vars.radiusControl}, 16px)`,
});
