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
  s34: square(34),
  s44: square(44),
  s64: square(64),
  s160: square(160),
  /** Beside bubbles, in brands that have a face beside each. */
  bubble: { width: vars.chatAvatar, height: vars.chatAvatar, fontSize: '14px' },
  list: { width: vars.avatarList, height: vars.avatarList, fontSize: '18px' },
});

/** Soft fills that stand beside their text colour in the theme, so the contrast is checked there. */
export const hue = partVariants({
  h0: { background: vars.brandSoft, color: vars.onBrandSoft },
  h1: { background: vars.accentSoft, color: vars.accentText },
  h2: { background: vars.outcomeASoft, color: vars.outcomeA },
  h3: { background: vars.outcomeBSoft, color: vars.outcomeB },
  h4: { background: vars.outcomeCSoft, color: vars.outcomeC },
  h5: { background: vars.outcomeDSoft, color: vars.outcomeD },
  h6: { background: vars.warningSoft, color: vars.warningText },
  h7: { background: vars.infoSoft, color: vars.infoText },
});

export const picture = partStyle({ width: '100%', height: '100%', objectFit: 'cover' });
