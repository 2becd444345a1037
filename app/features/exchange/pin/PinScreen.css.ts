import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const form = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  padding: `16px ${vars.gutter}`,
});
export const intro = screenStyle({
  ...text(15, 21),
  marginBottom: '16px',
  color: vars.textSecondary,
  textWrap: 'pretty',
});
/** The keys stand at the bottom of the page. */
export const step = screenStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  padding: `28px ${vars.gutter} 0`,
});
export const trouble = screenStyle({ paddingTop: '14px' });
export const rows = screenStyle({ paddingTop: vars.sectionGap });
