import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layer } from '../../theme/scale.ts';
import { screenStyle } from '../../theme/style.ts';
import type { PageMotion } from './stackState.ts';

// Isolated, so that the bars of a page below never rise above the page in front.
export const page = screenStyle({ position: 'absolute', inset: 0, isolation: 'isolate' });

/** Out of sight with its scroll offsets kept, which `display: none` would lose. */
export const hidden = screenStyle({ visibility: 'hidden' });

const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });
const slideOut = keyframes({ to: { transform: 'translateX(100%)' } });
const pushAway = keyframes({ to: { transform: 'translateX(-24%)' } });
const comeBack = keyframes({ from: { transform: 'translateX(-24%)' } });
const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

function moves(name: string, gentle: string, shade?: string): string {
  const timing = `${vars.durPage} ${vars.easeOut} both`;
  const scrim = {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: layer.scrim,
    // About 8 % black: the token alone is that of a dialog.
    background: vars.scrim,
    opacity: 0.18,
    animation: `${shade} ${timing}`,
    pointerEvents: 'none',
  } as const;
  return screenStyle({
    animation: `${name} ${timing}`,
    '@media': { '(prefers-reduced-motion: reduce)': { animationName: gentle } },
    ...(shade ? { '::after': scrim } : {}),
  });
}

export const motion: Record<PageMotion, string> = {
  enter: moves(slideIn, fadeIn),
  leave: moves(slideOut, fadeOut),
  covered: moves(pushAway, 'none', fadeIn),
  uncovered: moves(comeBack, 'none', fadeOut),
};
