import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { partStyle } from '../../theme/style.ts';
import { tabular, text } from '../../theme/type.ts';

/** Room above and below a row, where whatever holds the rows has less. */
export const rowRoom = createVar();

export const rows = partStyle({ margin: 0 });

/** The value goes below its label where both find no room. */
export const row = partStyle({
  ...text(15, 21),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '16px',
  padding: `${fallbackVar(rowRoom, '6px')} 0`,
});

export const label = partStyle({ color: vars.textSecondary });

export const value = partStyle({
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minWidth: 0,
  margin: '0 0 0 auto',
  textAlign: 'end',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

/** The same place for every code, however long; what copies it goes to the end. */
export const code = partStyle({
  flexBasis: '100%',
  justifyContent: 'space-between',
  textAlign: 'start',
});

/** Drawn small; its hit area reaches over the row. */
export const copy = partStyle({
  display: 'flex',
  margin: '-12px',
  color: vars.textTertiary,
});
globalStyle(`${copy} svg`, { width: '16px', height: '16px' });
