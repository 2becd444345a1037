import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

export const row = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  selectors: {
    // The line between rows starts where the text starts.
    '& + &::before': {
      content: '',
      position: 'absolute',
      top: 0,
      right: 0,
      left: `calc(${vars.gutter} + ${vars.avatarList} + 12px)`,
      height: '0.5px',
      background: vars.hairline,
    },
  },
});

export const account = screenStyle({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: vars.chatRowH,
  padding: `8px ${vars.gutter}`,
  textAlign: 'start',
  transition: `background ${vars.durFast}`,
  ':focus-visible': { outlineOffset: '-3px', borderRadius: vars.radiusS },
});
export const pressable = screenStyle({
  ':active': { background: vars.surfacePressed, transition: 'none' },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not(:active, :disabled)': { background: vars.well } },
    },
  },
});

/** Names and state side by side; a state that finds no room there stands below. */
export const words = screenStyle({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
});
export const names = screenStyle({ flex: '1 1 50%', minWidth: 0, overflowWrap: 'anywhere' });
export const name = screenStyle({
  display: 'block',
  fontSize: vars.fsBody,
  lineHeight: 1.375,
  fontWeight: 500,
});
export const username = screenStyle({
  ...text(13, 18),
  display: 'block',
  color: vars.textSecondary,
});
export const remove = screenStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  color: vars.negativeText,
});
