import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/scale.ts';
import { partStyle, partVariants } from '../../theme/style.ts';
import { tabular, text } from '../../theme/type.ts';

/** Never cut: what finds no room goes on in the next line. */
export const amount = partStyle({ ...tabular, overflowWrap: 'anywhere' });

const large = {
  fontFamily: vars.fontHeading,
  fontWeight: vars.wDisplay,
  letterSpacing: vars.trackDisplay,
} as const;

export const size = partVariants({
  /** As the words around it. */
  text: {},
  row: { ...text(16, 22), fontWeight: 600 },
  balance: { ...large, ...text(34, 42) },
  display: { ...large, fontSize: vars.fsDisplay, lineHeight: `min(${rem(48)}, 1.2em)` },
});

/** Symbol and decimals. Their lines are no higher than they are: the whole number alone makes the line. */
export const small = partVariants({
  text: {},
  row: {},
  balance: { fontSize: rem(20), lineHeight: 1, letterSpacing: '-.01em' },
  display: { fontSize: '.65em', lineHeight: 1, letterSpacing: 0 },
});

export const income = partStyle({ color: vars.positiveText });
export const failed = partStyle({
  color: vars.textTertiary,
  textDecoration: 'line-through 1px',
});
