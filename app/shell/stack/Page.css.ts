import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';

const reduced = '(prefers-reduced-motion: reduce)';
const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });
const slideOut = keyframes({ to: { transform: 'translateX(100%)' } });
const pushAway = keyframes({ to: { transform: 'translateX(-24%)', filter: 'brightness(.92)' } });
const comeBack = keyframes({ from: { transform: 'translateX(-24%)', filter: 'brightness(.92)' } });

export const page = screenStyle({ position: 'absolute', inset: 0 });

/** Out of sight with its scroll offsets kept, which `display: none` would lose. */
export const hidden = screenStyle({ visibility: 'hidden' });

function motion(name: string, gentle: string) {
  return screenStyle({
    animation: `${name} ${vars.durPage} ${vars.easeOut} both`,
    '@media': { [reduced]: { animationName: gentle } },
  });
}

/** The page that moves over the others. */
export const over = { push: motion(slideIn, fadeIn), pop: motion(slideOut, fadeOut) };

/** The page that is covered or uncovered. */
export const under = { push: motion(pushAway, 'none'), pop: motion(comeBack, 'none') };
