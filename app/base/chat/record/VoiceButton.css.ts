import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';

/** The drawing is 24, the hit area 44; the row is 40 high, and grows with the text. */
export const button = screenStyle({
  gridColumn: 1,
  margin: `calc((${rem(40)} - 44px) / 2) 0 calc((${rem(40)} - 44px) / 2) -4px`,
  color: vars.textSecondary,
});

/** The whole row. */
export const place = screenStyle({
  gridColumn: '1 / -1',
  minWidth: 0,
  minHeight: rem(40),
});

// The field keeps what is in it; nobody gets there meanwhile.
globalStyle(`${place} ~ *`, { display: 'none' });
