import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const cards = screenStyle({ paddingTop: vars.sectionGap });
export const asOf = screenStyle({
  padding: `0 ${vars.gutter} 8px`,
  color: vars.textSecondary,
  ':empty': { display: 'none' },
});
export const row = screenStyle({
  position: 'relative',
  display: 'flex',
  minHeight: '68px',
  padding: `10px ${vars.gutter}`,
  selectors: {
    '* + &::before': {
      content: '',
      position: 'absolute',
      top: 0,
      left: `calc(${vars.gutter} + 52px)`,
      right: 0,
      height: '0.5px',
      background: vars.hairline,
    },
  },
});
export const note = screenStyle({
  ...text(13, 18),
  padding: `10px ${vars.gutter} 0`,
  color: vars.textSecondary,
  textWrap: 'pretty',
});
