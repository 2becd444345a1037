import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const appearing = screenStyle({ animation: `${fade} ${vars.durBase}` });
export const rising = screenStyle({
  animation: `${rise} ${vars.durBase} ${vars.easeOut}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animationName: fade } },
});

/** A finger may pull it aside. */
export const place = screenStyle({
  position: 'relative',
  touchAction: 'pan-y',
  // Its menu is open; what lights it reaches as far below the bubble as above.
  selectors: {
    '&[data-lit]': { background: vars.brandSoft, boxShadow: `0 8px 0 ${vars.brandSoft}` },
  },
});

/** Bubbles of one person stand close, others apart. */
export const joined = screenStyle({ paddingTop: '2px' });
export const apart = screenStyle({ paddingTop: '10px' });

export const row = screenStyle({
  display: 'flex',
  alignItems: 'stretch',
  padding: `0 max(10px, calc(${vars.gutter} - 4px))`,
  // A finger that rests opens the menu, and marks no words.
  '@media': { '(pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' } },
});
/** Makes room for the box of one who chooses; nothing is wrapped anew. */
export const aside = screenStyle({ transform: 'translateX(34px)' });
export const own = screenStyle({ flexDirection: 'row-reverse' });

const column = {
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
} as const;

/**
 * Some brands have a face beside the first bubble of everybody (`chatAvatar` wide, else 0); the others
 * beside the last bubble of a group's member.
 */
export const face = screenStyle({
  ...column,
  width: vars.chatAvatar,
  marginRight: vars.chatAvatarGap,
});
export const groupFace = screenStyle({
  ...column,
  width: `max(34px, ${vars.chatAvatar})`,
  marginRight: `max(8px, ${vars.chatAvatarGap})`,
});
export const ownFace = screenStyle({
  ...column,
  width: vars.chatAvatar,
  marginLeft: vars.chatAvatarGap,
});

export const reason = screenStyle({
  ...text(12, 18),
  padding: `2px ${vars.gutter} 4px`,
  color: vars.onChatTip,
  textAlign: 'end',
});
