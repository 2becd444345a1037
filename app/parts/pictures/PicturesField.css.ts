import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/scale.ts';
import { partStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

export const part = partStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '10px',
  minWidth: 0,
  margin: '0 0 8px',
  padding: 0,
  border: 0,
});
export const legend = partStyle({ ...text(14, 20), padding: '0 0 6px', fontWeight: 500 });

const list = { margin: 0, padding: 0, listStyle: 'none' } as const;
export const tiles = partStyle({
  ...list,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '10px',
});
export const tile = partStyle({
  display: 'grid',
  gap: '4px',
  alignContent: 'start',
  overflow: 'hidden',
  borderRadius: vars.radiusM,
  background: vars.surfaceSunken,
});
export const tilePicture = partStyle({
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
});
export const progress = partStyle({ width: 'calc(100% - 16px)', margin: '4px 8px 0' });
export const buttons = partStyle({ display: 'flex', justifyContent: 'flex-end' });

export const alone = partStyle(list);
export const line = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  padding: '8px',
  borderRadius: vars.radiusM,
  background: vars.surfaceSunken,
});
export const linePicture = partStyle({
  flex: 'none',
  width: rem(64),
  height: rem(64),
  borderRadius: vars.radiusS,
  objectFit: 'cover',
});
export const words = partStyle({ ...text(14, 20), flex: 1, minWidth: 0 });
