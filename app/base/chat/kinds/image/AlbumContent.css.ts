import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../../../theme/contract.css.ts';
import { rem } from '../../../../theme/scale.ts';
import { screenStyle, screenVariants } from '../../../../theme/style.ts';
import { text } from '../../../../theme/type.ts';
import { onPhoto, photoShade } from '../media/media.css.ts';

const grid = (rows: number): StyleRule => ({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: rows === 1 ? '1fr 1fr' : '1.62fr 1fr',
  gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))`,
  gap: '2px',
  // The lines between the pictures are those of the wall behind.
  background: vars.chatWall,
});
/** By how many pictures stand beside the first. */
export const beside = screenVariants({ p1: grid(1), p2: grid(2), p3: grid(3) });
const cell = {
  position: 'relative',
  display: 'grid',
  minWidth: 0,
  overflow: 'hidden',
  background: vars.skeleton,
} as const;
export const tile = screenStyle({ ...cell, gridColumn: 2 });
/** As high as all the others together. */
export const first = screenStyle({ ...cell, gridRow: '1 / -1' });
export const more = screenStyle({
  ...text(17, 22),
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  // The time stands below.
  paddingBottom: rem(22),
  background: photoShade,
  color: onPhoto,
  fontWeight: 600,
  pointerEvents: 'none',
});
