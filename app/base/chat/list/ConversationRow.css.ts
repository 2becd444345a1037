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
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not(:active)': { background: vars.surfacePressed } },
    },
  },
});

/** The line below starts where the text starts; what is below the last row is not a row. */
export const divided = screenStyle({
  '::after': {
    content: '',
    position: 'absolute',
    inset: `auto 0 0 calc(${vars.gutter} + ${vars.avatarList} + 12px)`,
    height: '0.5px',
    background: vars.hairline,
  },
  selectors: { 'li:last-child &::after': { display: 'none' } },
});
