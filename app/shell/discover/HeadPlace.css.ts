import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/scale.ts';
import { screenStyle, screenVariants } from '../../theme/style.ts';

/** Parts of the head stand below each other, and the sections after them. */
export const head = screenStyle({ display: 'flex', flexDirection: 'column' });

/** As high as what comes there; nothing is drawn in it. */
const row = { margin: `10px ${vars.gutter} 0` } as const;
export const part = screenVariants({
  announcement: { ...row, minHeight: rem(44) },
  carousel: { ...row, aspectRatio: '12 / 5' },
  picks: { marginTop: '10px', minHeight: rem(64) },
});
