import { vars } from '../theme/contract.css.ts';
import { pressableRow } from '../theme/pressableRow.ts';
import { partStyle } from '../theme/style.ts';
import { unseen } from '../theme/type.ts';

export const row = partStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  paddingLeft: vars.gutter,
  transition: `background ${vars.durFast}`,
  selectors: {
    '&:focus-within:has(:focus-visible)': {
      outline: `2px solid ${vars.focus}`,
      outlineOffset: '-3px',
      borderRadius: vars.radiusS,
    },
  },
});
export const free = partStyle({ cursor: 'pointer', ...pressableRow });
/** What is seen is the mark; this has the state, the keys and the name. */
export const box = partStyle(unseen);
export const fixed = partStyle({ opacity: 0.5 });
