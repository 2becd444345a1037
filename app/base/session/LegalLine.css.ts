import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

export const line = screenStyle({
  ...text(12, 18),
  marginTop: 'auto',
  paddingTop: '24px',
  color: vars.textSecondary,
});

/** In a sentence, so only the colour of a brand that has no line tells a link apart: underlined. */
export const link = screenStyle({
  color: vars.brandText,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
});
