import { vars } from '../../../theme/contract.css.ts';
import { pressableRow } from '../../../theme/pressableRow.ts';
import { screenStyle } from '../../../theme/style.ts';
import { unseen } from '../../../theme/type.ts';

export const row = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  paddingLeft: vars.gutter,
  cursor: 'pointer',
  transition: `background ${vars.durFast}`,
  selectors: {
    '&:focus-within:has(:focus-visible)': {
      outline: `2px solid ${vars.focus}`,
      outlineOffset: '-3px',
      borderRadius: vars.radiusS,
    },
  },
  ...pressableRow,
});
/** What is seen is the mark; this has the state, the keys and the name. */
export const box = screenStyle(unseen);
