import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { frame, layer } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { clipped, tabular, text, unseen as unseenRule } from '../../../theme/type.ts';

/** How much of the bar is behind the clip, as a percentage. */
export const doneVar = '--done';

// Clips are watched on black in both schemes.
const ground = '#000';
const onGround = '#fff';
const shade = '#000000B8';

export const screen = screenStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  maxWidth: frame.maxWidth,
  marginInline: 'auto',
  overflow: 'hidden',
  background: ground,
  color: onGround,
});

/** One swipe is one clip. */
export const area = screenStyle({
  position: 'absolute',
  inset: 0,
  overflowX: 'hidden',
  overflowY: 'scroll',
  overscrollBehavior: 'none',
  overflowAnchor: 'none',
  scrollSnapType: 'y mandatory',
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});

/** Scrolls with the clips: what moves with them are the three elements, by transform alone. */
export const films = screenStyle({ position: 'absolute', inset: 0, pointerEvents: 'none' });

const fill: StyleRule = {
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
};
export const film = screenStyle({ ...fill, background: ground });
export const away = screenStyle({ visibility: 'hidden' });
/** A clip that is wider than high is shown whole. */
export const whole = screenStyle({ objectFit: 'contain' });

export const clip = screenStyle({
  position: 'relative',
  height: '100%',
  overflow: 'hidden',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});
export const poster = screenStyle({ ...fill, background: ground });
export const gone = screenStyle({ visibility: 'hidden' });

export const surface = screenStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: onGround,
  ':focus-visible': { outlineColor: onGround, outlineOffset: '-6px' },
});
export const sign = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  borderRadius: '50%',
  background: '#0000008C',
});
const fade = keyframes({ from: { opacity: 1 }, to: { opacity: 0, transform: 'scale(1.25)' } });
export const signGone = screenStyle({ animation: `${fade} 320ms ${vars.easeOut} both` });

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const appear = keyframes({ from: { opacity: 0 } });
export const waiting = screenStyle({
  position: 'absolute',
  top: 'calc(50% - 18px)',
  left: 'calc(50% - 18px)',
  width: '36px',
  height: '36px',
  border: '3px solid #ffffff55',
  borderTopColor: onGround,
  borderRadius: '50%',
  pointerEvents: 'none',
  animation: `${turn} 900ms linear infinite, ${appear} 200ms 400ms backwards`,
});

export const problem = screenStyle({
  ...text(15, 22),
  position: 'absolute',
  top: '50%',
  left: '24px',
  right: '24px',
  display: 'grid',
  justifyItems: 'center',
  gap: '14px',
  padding: '18px 16px',
  borderRadius: vars.radiusL,
  background: shade,
  textAlign: 'center',
  transform: 'translateY(-50%)',
});
export const retry = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  padding: '0 18px',
  borderRadius: vars.radiusControl,
  background: onGround,
  color: ground,
  fontWeight: 600,
  ':focus-visible': { outlineColor: onGround },
});

/** Above the surface; only what is pressed takes touches. */
export const words = screenStyle({
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '8px',
  padding: `72px ${vars.gutter} calc(${frame.safeBottom} + 8px)`,
  background: `linear-gradient(transparent, ${shade})`,
  pointerEvents: 'none',
  overflowWrap: 'anywhere',
});
/** Captions, above all that is said of the clip. */
export const spoken = screenStyle({
  ...text(16, 23),
  alignSelf: 'center',
  maxWidth: '100%',
  marginBottom: '8px',
  padding: '4px 10px',
  borderRadius: `min(${vars.radiusXs}, 10px)`,
  background: shade,
  textAlign: 'center',
  whiteSpace: 'pre-line',
});
export const marks = screenStyle({ display: 'flex', gap: '4px' });
export const host = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '44px',
  maxWidth: '100%',
  paddingRight: '8px',
  borderRadius: vars.radiusS,
  color: onGround,
  pointerEvents: 'auto',
  ':focus-visible': { outlineColor: onGround },
});
export const name = screenStyle({ ...clipped, ...text(15, 20), fontWeight: 600 });
export const title = screenStyle({
  ...text(15, 21),
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const time = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  width: '100%',
  pointerEvents: 'auto',
});
const track: StyleRule = {
  height: '3px',
  borderRadius: '2px',
  background: `linear-gradient(${onGround} 0 0) 0 / var(${doneVar}) 100% no-repeat #ffffff66`,
};
const thumb: StyleRule = {
  width: '14px',
  height: '14px',
  border: 0,
  borderRadius: '50%',
  background: onGround,
};
export const seek = screenStyle({
  flex: 1,
  minWidth: 0,
  height: '44px',
  margin: 0,
  appearance: 'none',
  background: 'none',
  touchAction: 'pan-y',
  '::-webkit-slider-runnable-track': track,
  '::-moz-range-track': track,
  '::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginTop: '-5.5px' },
  '::-moz-range-thumb': thumb,
  ':focus-visible': { outlineColor: onGround, borderRadius: vars.radiusS },
});
export const clock = screenStyle({ ...text(12, 16), ...tabular, flex: 'none' });

export const bar = screenStyle({
  position: 'absolute',
  inset: '0 0 auto',
  zIndex: layer.bar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: frame.titleBar,
  padding: `${frame.safeTop} 4px 24px`,
  background: `linear-gradient(#0000008C, transparent)`,
  pointerEvents: 'none',
});
export const barEnd = screenStyle({ display: 'flex', pointerEvents: 'auto' });
export const barStart = screenStyle({ display: 'flex', pointerEvents: 'auto' });
export const unseen = screenStyle(unseenRule);

/** A finger swipes; on the way of the keyboard they come into view. */
export const steps = screenStyle({
  position: 'absolute',
  right: '8px',
  top: 'calc(50% - 48px)',
  display: 'grid',
  gap: '8px',
  borderRadius: '24px',
  background: '#0000008C',
  '@media': {
    '(hover: none)': { selectors: { '&:not(:focus-within)': unseenRule } },
  },
});
