import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text, unseen } from '../../../theme/type.ts';

export const bar = screenStyle({ display: 'block', background: vars.page });
export const spoken = screenStyle(unseen);
/** How long is left stands at the end of the words: they go on below rather than end in dots. */
export const whole = screenStyle({ whiteSpace: 'normal' });
export const note = screenStyle({
  ...text(13, 18),
  padding: `10px ${vars.gutter}`,
  color: vars.textSecondary,
  textAlign: 'center',
});
export const sentence = screenStyle({ display: 'block' });
export const link = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.brandText,
  fontWeight: 600,
});
