import { vars } from '../theme/contract.css.ts';
import { partStyle, partVariants } from '../theme/style.ts';

export const avatar = partStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: vars.radiusAvatar,
  fontWeight: 600,
  lineHeight: 1,
});

const square = (side: number) => ({
  width: `${side}px`,
  height: `${side}px`,
  fontSize: `${Math.round(side * 0.38)}px`,
});
export const size = partVariants({
  s22: square(22),
  s34: square(34),
  s44: square(44),
  s50: square(50),
  s64: square(64),
  s160: square(160),
  /** Beside bubbles, in brands that have a face beside each. */
  bubble: { width: vars.chatAvatar, height: vars.chatAvatar, fontSize: '14px' },
  list: { width: vars.avatarList, height: vars.avatarList, fontSize: '18px' },
});

/** White reads on each; the theme checks it. */
const disc = (background: string) => ({ background, color: vars.onDisc });
export const hue = partVariants({
  h0: disc(vars.disc1),
  h1: disc(vars.disc2),
  h2: disc(vars.disc3),
  h3: disc(vars.disc4),
  h4: disc(vars.disc5),
  h5: disc(vars.disc6),
  h6: disc(vars.disc7),
  h7: disc(vars.disc8),
});

export const picture = partStyle({ width: '100%', height: '100%', objectFit: 'cover' });

/** Two halves, one half and two quarters, or four quarters, in the shape of a face. */
export const mosaic = partStyle({
  gridTemplateColumns: '1fr 1fr',
  gridAutoRows: '1fr',
  placeItems: 'stretch',
  gap: '1px',
});
export const tile = partStyle({
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  // Letters of a quarter.
  fontSize: '0.64em',
  selectors: { '&:first-child:nth-last-child(3)': { gridRow: 'span 2' } },
});
