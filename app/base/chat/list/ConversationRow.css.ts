import { vars } from '../../../theme/contract.css.ts';
import { pressableRow } from '../../../theme/pressableRow.ts';
import { screenStyle } from '../../../theme/style.ts';

export const row = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: vars.chatRowH,
  padding: `6px ${vars.gutter}`,
  transition: `background ${vars.durFast}`,
  ':focus-visible': { outlineOffset: '-3px', borderRadius: vars.radiusS },
  // A finger that rests opens the menu of the row, not that of a link.
  WebkitTouchCallout: 'none',
  userSelect: 'none',
  ...pressableRow,
  // Its menu is open.
  selectors: { '&[data-lit]': { background: vars.surfacePressed } },
});

export const pinned = screenStyle({
  background: vars.surfaceSunken,
  vars: { '--row-ground': vars.surfaceSunken },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not(:active)': { background: vars.surfacePressed } },
    },
  },
});

/**
 * The line above starts where the text starts. It hangs from the edge of the row: one that ends there is
 * rounded away where a pixel of the page is one of the screen.
 */
export const divided = screenStyle({
  selectors: {
    'li + li &::before': {
      content: '',
      position: 'absolute',
      inset: `0 0 auto calc(${vars.gutter} + ${vars.avatarList} + 12px)`,
      height: '0.5px',
      background: vars.hairline,
    },
  },
});
