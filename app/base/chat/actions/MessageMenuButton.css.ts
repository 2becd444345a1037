import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';

/** Beside the bubble, and in nobody's way: a finger rests on the bubble instead. */
export const button = screenStyle({
  flex: 'none',
  alignSelf: 'center',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  // Takes no room from the bubble.
  margin: '-4px -44px -4px 0',
  border: 0,
  borderRadius: vars.radiusControl,
  background: 'none',
  color: vars.onChatTip,
  cursor: 'pointer',
  opacity: 0,
  pointerEvents: 'none',
  ':focus-visible': { opacity: 1, outlineOffset: '-4px' },
  '@media': {
    '(hover: hover)': {
      pointerEvents: 'auto',
      selectors: { ':hover > &, &[aria-expanded=true]': { opacity: 1 } },
    },
  },
});

export const own = screenStyle({ margin: '-4px 0 -4px -44px' });
