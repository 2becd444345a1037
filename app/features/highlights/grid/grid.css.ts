import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { clipped, text } from '../../../theme/type.ts';
import { block } from '../../../ui/Skeleton.css.ts';
import { onPicture } from '../highlights.css.ts';

export const grid = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '18px 10px',
  padding: `4px ${vars.gutter} 0`,
});

export const card = screenStyle({ minWidth: 0 });

export const open = screenStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  borderRadius: vars.radiusM,
});

/** Its height is known before any picture: nothing moves when one comes. */
export const poster = screenStyle({
  position: 'relative',
  display: 'block',
  aspectRatio: '3 / 4',
  borderRadius: vars.radiusM,
  overflow: 'hidden',
  background: vars.skeleton,
});

export const picture = screenStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: `opacity ${vars.durFast}`,
  selectors: { [`${open}:active &`]: { opacity: 0.85 } },
});
/** The picture alone, not what is said on it. */
export const ended = screenStyle({ opacity: 0.45, filter: 'grayscale(0.6)' });

/** Over the poster, and not dimmed with it. */
export const mark = screenStyle({
  position: 'absolute',
  top: '8px',
  left: '8px',
  right: '8px',
  display: 'flex',
  gap: '4px',
});

export const length = screenStyle({
  ...onPicture,
  position: 'absolute',
  right: '8px',
  bottom: '8px',
});

export const title = screenStyle({
  ...text(14, 19),
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  marginTop: '8px',
  fontWeight: 500,
});

export const host = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  marginTop: '6px',
});
export const name = screenStyle({ ...clipped, ...text(12, 16), color: vars.textTertiary });

export const waitingChips = screenStyle({
  display: 'flex',
  gap: '8px',
  padding: `6px ${vars.gutter} 10px`,
});
export const waitingChip = screenStyle({
  ...block,
  width: rem(72),
  height: rem(34),
  borderRadius: vars.radiusChip,
});
export const waitingPoster = screenStyle({
  ...block,
  aspectRatio: '3 / 4',
  borderRadius: vars.radiusM,
});
const line = { ...block, borderRadius: `max(${vars.radiusXs}, 4px)` };
export const waitingTitle = screenStyle({
  ...line,
  height: rem(15),
  marginTop: '10px',
  width: '86%',
});
export const waitingHost = screenStyle({
  ...line,
  height: rem(12),
  marginTop: '12px',
  width: '48%',
});
