import { vars } from '../../../theme/contract.css.ts';
import { layer, rem, frame as sizes } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';

export const frame = screenStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  maxWidth: sizes.maxWidth,
  marginInline: 'auto',
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: vars.chatWall,
  backgroundImage: vars.chatPattern,
  backgroundSize: vars.chatPatternSize,
  color: vars.textPrimary,
  '@media': { '(min-width: 481px)': { boxShadow: `0 0 0 0.5px ${vars.hairline}` } },
});

export const top = screenStyle({ flex: 'none', position: 'relative', zIndex: layer.bar });

/** Over the messages, so that none of them moves. */
export const over = screenStyle({ position: 'absolute', inset: '100% 0 auto' });

export const main = screenStyle({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
});

export const dock = screenStyle({
  position: 'relative',
  flex: 'none',
  zIndex: layer.sticky,
  // Half of the page to write in, and below it what takes the keyboard's place.
  maxHeight: `max(50%, min(88%, calc(var(--panel-h, 0px) + ${rem(146)})))`,
  minHeight: `calc(${rem(54)} + ${sizes.safeAboveKeyboard})`,
  display: 'flex',
  flexDirection: 'column',
  background: vars.tabBar,
  '::before': {
    content: '',
    position: 'absolute',
    inset: '0 0 auto',
    height: '0.5px',
    background: vars.hairline,
  },
});
