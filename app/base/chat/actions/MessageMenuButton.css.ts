import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';

/** Three dots, 18 wide. Every row has them, mostly unseen: a drawing would be four elements more in each. */
const dots = 'radial-gradient(circle at center, currentColor 1.5px, transparent 2px)';

/** Beside the bubble, and in nobody's way: a finger rests on the bubble instead. */
export const button = screenStyle({
  flex: 'none',
  alignSelf: 'center',
  width: '44px',
  height: '44px',
  // Takes no room from the bubble.
  margin: '-4px -44px -4px 0',
  border: 0,
  borderRadius: vars.radiusControl,
  background: `${dots} 0 center / 6px 6px repeat-x content-box`,
  padding: '0 13px',
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
