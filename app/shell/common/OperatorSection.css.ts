import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/scale.ts';
import { screenStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

/** Facts are no rows: nothing happens when one is touched. */
export const facts = screenStyle({
  ...text(15, 21),
  display: 'grid',
  gap: rem(6),
  marginInline: vars.listInset,
  padding: `${rem(2)} ${vars.gutter} ${rem(14)}`,
});

/** Name and fact side by side; a fact that finds no room there stands below, in full. */
export const fact = screenStyle({ display: 'flex', flexWrap: 'wrap', columnGap: '10px' });
export const name = screenStyle({ flex: '0 0 8.5em', color: vars.textSecondary });
