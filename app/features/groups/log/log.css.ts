import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tabular, text } from '../../../theme/type.ts';

export const entries = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const entry = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '56px',
  padding: `10px ${vars.gutter}`,
  selectors: {
    '& + &::before': {
      content: '',
      position: 'absolute',
      inset: `0 0 auto calc(${vars.gutter} + 46px)`,
      height: '0.5px',
      background: vars.hairline,
    },
  },
});
export const words = screenStyle({
  ...text(15, 21),
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const name = screenStyle({ fontWeight: 600 });
export const time = screenStyle({
  ...text(13, 18),
  ...tabular,
  flex: 'none',
  color: vars.textSecondary,
});
