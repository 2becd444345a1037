import { vars } from '../../../theme/contract.css.ts';
import { pressableRow } from '../../../theme/pressableRow.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tabular, text } from '../../../theme/type.ts';

export const tabs = screenStyle({ padding: `12px ${vars.gutter} 4px` });
export const asOf = screenStyle({
  padding: `4px ${vars.gutter} 8px`,
  color: vars.textSecondary,
  ':empty': { display: 'none' },
});
export const row = screenStyle({
  ...pressableRow,
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2px 12px',
  minHeight: rem(64),
  padding: `10px ${vars.gutter}`,
  ':focus-visible': { outlineOffset: '-3px', borderRadius: vars.radiusS },
  selectors: {
    '* + &::before': {
      content: '',
      position: 'absolute',
      top: 0,
      left: vars.gutter,
      right: 0,
      height: '0.5px',
      background: vars.hairline,
    },
  },
});
/** Takes what the amount leaves; with less than this the amount goes on in the next line. */
export const words = screenStyle({
  flex: `1 1 ${rem(150)}`,
  minWidth: 0,
  display: 'grid',
  gap: '2px',
});
export const title = screenStyle({ ...text(16, 22), fontWeight: 500, overflowWrap: 'anywhere' });
export const detail = screenStyle({
  ...text(12, 16),
  ...tabular,
  color: vars.textSecondary,
  overflowWrap: 'anywhere',
});
/** Goes to the next line whole before it breaks. */
export const moment = screenStyle({ display: 'inline-block' });
export const end = screenStyle({
  display: 'grid',
  justifyItems: 'end',
  gap: '2px',
  marginLeft: 'auto',
  textAlign: 'end',
});
export const late = screenStyle({ ...text(12, 16), color: vars.warningText });
