import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layer, rem } from '../../../theme/scale.ts';
import { screenStyle, screenVariants } from '../../../theme/style.ts';
import { clipped, tabular, text, unseen as unseenRule } from '../../../theme/type.ts';

// A film is dark in either scheme, and so is what stands over it.
const white = '#fff';
const pill = 'rgb(0 0 0 / .62)';

/** What has the shape of the film while the page knows nothing of it. */
export const stage = screenStyle({
  position: 'relative',
  flex: 'none',
  width: '100%',
  aspectRatio: 'var(--shape, 16 / 9)',
  // On a low screen, and for a film that stands upright, the words below stay in view.
  maxHeight: '62vh',
  overflow: 'hidden',
  background: '#000',
  color: white,
  userSelect: 'none',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
});
export const fills = screenVariants({
  screen: { aspectRatio: 'auto', width: '100%', height: '100%', maxHeight: 'none' },
  page: {
    position: 'fixed',
    inset: 0,
    zIndex: layer.viewer,
    aspectRatio: 'auto',
    maxHeight: 'none',
    padding: 'env(safe-area-inset-top) 0 env(safe-area-inset-bottom)',
  },
});

const whole = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
} as const;

export const film = screenStyle({
  ...whole,
  objectFit: 'contain',
  selectors: { '&::cue': { fontSize: rem(15) } },
});
export const poster = screenStyle({ ...whole, objectFit: 'contain', pointerEvents: 'none' });

/** Everything that goes while a film plays and nobody touches it. */
export const over = screenStyle({
  ...whole,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  background: 'linear-gradient(rgb(0 0 0 / .16), rgb(0 0 0 / .1) 45%, rgb(0 0 0 / .66))',
  transition: `opacity ${vars.durBase}`,
});
export const gone = screenStyle({
  opacity: 0,
  cursor: 'none',
  // What is not seen is not pressed by a finger; keys reach it, and bring it back.
  pointerEvents: 'none',
});

export const large = screenStyle({
  position: 'absolute',
  top: '50%',
  left: '50%',
  translate: '-50% -50%',
  display: 'grid',
  placeItems: 'center',
  width: rem(64),
  height: rem(64),
  borderRadius: '50%',
  background: pill,
  color: white,
  ':focus-visible': { outlineColor: white },
  ':active': { background: 'rgb(0 0 0 / .8)' },
});

export const bar = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  paddingInline: '4px',
});
export const time = screenStyle({
  ...text(13, 18),
  ...tabular,
  ...clipped,
  flex: 1,
  paddingInlineStart: '8px',
  textShadow: '0 0 4px rgb(0 0 0 / .6)',
});
export const control = screenStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minWidth: '44px',
  height: '44px',
  borderRadius: vars.radiusM,
  color: white,
  ':focus-visible': { outlineColor: white, outlineOffset: '-4px' },
  ':active': { background: 'rgb(255 255 255 / .2)' },
});
export const rate = screenStyle({ ...text(13, 18), ...tabular, fontWeight: 600 });

/** High enough for a finger, with a thin line in its middle. */
export const seek = screenStyle({
  position: 'relative',
  height: '44px',
  margin: '-16px 12px -6px',
  touchAction: 'none',
  cursor: 'pointer',
  ':focus-visible': { outline: 'none' },
});
export const track = screenStyle({
  position: 'absolute',
  insetInline: 0,
  top: '20px',
  height: '4px',
  borderRadius: '2px',
  background: `linear-gradient(90deg, ${white} var(--at), rgb(255 255 255 / .5) var(--at) var(--loaded), rgb(255 255 255 / .3) var(--loaded))`,
});
export const thumb = screenStyle({
  position: 'absolute',
  top: '15px',
  left: 'var(--at)',
  width: '14px',
  height: '14px',
  marginLeft: '-7px',
  borderRadius: '50%',
  background: white,
  boxShadow: '0 1px 4px rgb(0 0 0 / .5)',
  selectors: {
    [`${seek}:focus-visible &`]: { outline: `3px solid ${white}`, outlineOffset: '2px' },
    [`${seek}:active &`]: { scale: '1.35' },
  },
});
export const aim = screenStyle({
  ...text(13, 18),
  ...tabular,
  position: 'absolute',
  bottom: '32px',
  left: 'clamp(24px, var(--at), calc(100% - 24px))',
  translate: '-50% 0',
  padding: '3px 8px',
  borderRadius: vars.radiusS,
  background: 'rgb(0 0 0 / .82)',
  fontWeight: 600,
  pointerEvents: 'none',
});

export const choices = screenStyle({
  position: 'absolute',
  right: '8px',
  bottom: '52px',
  left: '8px',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  maxHeight: 'calc(100% - 60px)',
  overflowY: 'auto',
  gap: '2px',
  marginInlineStart: 'auto',
  width: 'fit-content',
  padding: '4px',
  borderRadius: vars.radiusM,
  background: 'rgb(16 16 16 / .94)',
});
export const choice = screenStyle({
  ...text(14, 20),
  ...tabular,
  minWidth: '44px',
  minHeight: '44px',
  padding: '0 6px',
  borderRadius: vars.radiusS,
  color: white,
  selectors: { '&[aria-checked="true"]': { background: 'rgb(255 255 255 / .2)', fontWeight: 600 } },
  ':focus-visible': { outlineColor: white, outlineOffset: '-3px' },
});

const appear = keyframes({ from: { opacity: 0 } });
export const waiting = screenStyle({
  ...whole,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  // What waits for less is not worth a sign of it.
  animation: `${appear} ${vars.durFast} 300ms backwards`,
});

export const leap = screenStyle({
  ...text(15, 21),
  ...tabular,
  position: 'absolute',
  top: 0,
  bottom: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '4px',
  width: '40%',
  background: 'rgb(255 255 255 / .16)',
  fontWeight: 600,
  pointerEvents: 'none',
  textShadow: '0 0 4px rgb(0 0 0 / .6)',
  animation: `${appear} ${vars.durFast}`,
});
export const leapSide = screenVariants({
  left: { left: 0, borderRadius: '0 50% 50% 0' },
  right: { right: 0, borderRadius: '50% 0 0 50%' },
});

export const failed = screenStyle({
  ...whole,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '12px',
  padding: '12px 24px',
  overflowY: 'auto',
  background: 'rgb(0 0 0 / .74)',
  textAlign: 'center',
});
export const failedWords = screenStyle({ ...text(15, 21), textWrap: 'balance' });
export const again = screenStyle({
  ...text(15, 20),
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  padding: '0 18px',
  borderRadius: vars.radiusControl,
  background: white,
  color: '#111',
  fontWeight: 600,
  ':focus-visible': { outlineColor: white },
});

export const unseen = screenStyle(unseenRule);
