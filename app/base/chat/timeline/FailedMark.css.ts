import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';

export const mark = screenStyle({
  flex: 'none',
  alignSelf: 'center',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  // A bubble of one line is lower than what a finger needs.
  margin: '-4px 0',
  borderRadius: '50%',
  color: vars.negativeText,
  ':active': { background: vars.well },
});
