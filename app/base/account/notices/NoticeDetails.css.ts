import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { heading, text } from '../../../theme/type.ts';

export const notice = screenStyle({ padding: `12px ${vars.gutter} 24px` });
export const title = screenStyle({ ...heading, ...text(20, 26), overflowWrap: 'anywhere' });
export const time = screenStyle({
  ...text(13, 18),
  display: 'block',
  margin: '4px 0 16px',
  color: vars.textSecondary,
});
export const content = screenStyle({
  fontSize: vars.fsBody,
  lineHeight: vars.lhBody,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
