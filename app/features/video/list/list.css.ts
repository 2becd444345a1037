import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { heading, tabular, text, unseen } from '../../../theme/type.ts';

export const viewsLeft = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: rem(54),
  margin: `2px ${vars.gutter} 14px`,
  padding: '9px 10px 9px 12px',
  borderRadius: vars.radiusM,
  background: vars.brandSoft,
  color: vars.onBrandSoft,
});
export const viewsSentence = screenStyle({
  ...text(13, 18),
  flex: 1,
  minWidth: 0,
  fontWeight: 500,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const grid = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '14px 10px',
  padding: `0 ${vars.gutter}`,
  listStyle: 'none',
});
export const tile = screenStyle({ minWidth: 0 });
export const lead = screenStyle({ gridColumn: '1 / -1', marginBottom: '2px' });

export const card = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  borderRadius: vars.radiusM,
  color: vars.textPrimary,
  ':focus-visible': { outlineOffset: '3px' },
});

const posterOf = (ratio: string) => ({
  position: 'relative' as const,
  display: 'block',
  aspectRatio: ratio,
  borderRadius: vars.radiusM,
  overflow: 'hidden' as const,
  background: vars.skeleton,
  selectors: { [`${card}:active &`]: { opacity: 0.86 } },
});
export const leadPoster = screenStyle(posterOf('16 / 9'));
export const poster = screenStyle(posterOf('16 / 10'));
export const picture = screenStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

/** Words on a picture are white on a shade of their own, in both schemes. */
const onPicture = { background: '#000000b8', color: '#fff' };

export const length = screenStyle({
  ...onPicture,
  ...tabular,
  ...text(12, 20),
  position: 'absolute',
  right: '6px',
  bottom: '6px',
  padding: '0 6px',
  borderRadius: `min(${vars.radiusXs}, 10px)`,
  fontWeight: 500,
});
export const lock = screenStyle({
  ...onPicture,
  position: 'absolute',
  left: '6px',
  top: '6px',
  display: 'grid',
  placeItems: 'center',
  width: '26px',
  height: '22px',
  borderRadius: `min(${vars.radiusXs}, 10px)`,
});
export const spoken = screenStyle(unseen);
export const play = screenStyle({
  position: 'absolute',
  left: '50%',
  top: '50%',
  display: 'grid',
  placeItems: 'center',
  width: '52px',
  height: '52px',
  margin: '-26px',
  borderRadius: '50%',
  background: '#0000008c',
  color: '#fff',
});

const twoLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const;
export const title = screenStyle({
  ...twoLines,
  ...text(14, 19),
  marginTop: '7px',
  fontWeight: 500,
});
export const leadTitle = screenStyle({
  ...twoLines,
  ...heading,
  ...text(18, 24),
  marginTop: '9px',
});
export const facts = screenStyle({
  ...tabular,
  ...text(12, 16),
  marginTop: '3px',
  color: vars.textTertiary,
});
