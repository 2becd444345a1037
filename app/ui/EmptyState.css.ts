import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { partStyle, partVariants } from '../theme/style.ts';
import { heading, text } from '../theme/type.ts';

export const empty = partStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
});

export const place = partVariants({
  inline: { padding: `28px calc(${vars.gutter} + 24px) 24px` },
  // A little above the middle, where the eye expects it.
  fill: { margin: 'auto 0', padding: `24px calc(${vars.gutter} + 24px) 12vh` },
});

export const drawing = partStyle({ marginBottom: '8px' });
// Centred lines of about one length; no last word stands alone.
export const title = partStyle({ ...heading, ...text(18, 24), textWrap: 'balance' });
export const sentence = partStyle({
  ...text(15, 21),
  maxWidth: rem(270),
  textWrap: 'balance',
  marginTop: '4px',
  color: vars.textSecondary,
});
export const action = partStyle({ marginTop: '14px' });
