import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/scale.ts';
import { partStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

// What a camera sees is looked at on black in both schemes.
const ground = '#000';
const onGround = '#fff';
const veil = 'rgb(0 0 0 / 55%)';

/** Fills the body of a page. */
export const view = partStyle({ flex: '1 0 auto', display: 'flex', flexDirection: 'column' });

export const stage = partStyle({
  position: 'relative',
  flex: '1 0 auto',
  minHeight: `min(${rem(260)}, 60vh)`,
  overflow: 'hidden',
  // Keeps the sizes inside apart from those of the page.
  containerType: 'size',
  background: ground,
  color: onGround,
});
export const gone = partStyle({ display: 'none' });

export const picture = partStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

/** The middle, which is what is read; the rest lies under a veil. */
export const frame = partStyle({
  position: 'absolute',
  inset: 0,
  width: 'min(72cqw, 72cqh)',
  height: 'min(72cqw, 72cqh)',
  margin: 'auto',
  border: `3px solid ${onGround}`,
  borderRadius: vars.radiusL,
  boxShadow: `0 0 0 100vmax ${veil}`,
});

export const busy = partStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: veil,
});

export const lamp = partStyle({
  position: 'absolute',
  insetInline: 0,
  bottom: '12px',
  width: '44px',
  marginInline: 'auto',
  borderRadius: '50%',
  background: veil,
});

export const foot = partStyle({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  padding: `16px ${vars.gutter} 0`,
});
export const words = partStyle({
  ...text(15, 21),
  minHeight: rem(21),
  textAlign: 'center',
  textWrap: 'balance',
});
export const hint = partStyle({
  ...text(13, 18),
  color: vars.textSecondary,
  textAlign: 'center',
  textWrap: 'balance',
});
