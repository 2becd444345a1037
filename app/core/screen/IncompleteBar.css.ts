import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

export const bar = screenStyle({
  ...text(13, 18),
  width: '100%',
  minHeight: '44px',
  padding: `6px ${vars.gutter}`,
  background: vars.warningSoft,
  color: vars.warningText,
  textAlign: 'center',
});

export const action = screenStyle({ fontWeight: 600, textDecoration: 'underline' });
