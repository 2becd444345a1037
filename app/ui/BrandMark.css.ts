import { vars } from '../theme/contract.css.ts';
import { markShape } from '../theme/markShape.ts';
import { partStyle, partVariants } from '../theme/style.ts';

export const mark = partStyle({
  position: 'absolute',
  zIndex: -1,
  background: vars.textPrimary,
  opacity: 0.045,
  WebkitMask: markShape,
  mask: markShape,
  pointerEvents: 'none',
});

const square = (side: number, top: number, right: number) => ({
  top: `${top}px`,
  right: `${right}px`,
  width: `${side}px`,
  height: `${side}px`,
});
export const size = partVariants({
  page: square(304, -44, -80),
  head: square(136, -16, -30),
  card: { ...square(176, -30, -34), background: vars.cardMark, opacity: 1 },
});
