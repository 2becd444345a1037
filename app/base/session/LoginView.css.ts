import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

export const forgot = screenStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  margin: '-12px 0 0',
});
export const link = screenStyle({
  ...text(14, 20),
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.brandText,
  fontWeight: 500,
  textDecoration: vars.linkLine,
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
});

/** Between the fields and the button; higher while something is said. */
export const problem = screenStyle({
  display: 'grid',
  gap: '10px',
  paddingTop: '8px',
  selectors: { '&:has(p)': { marginBottom: '14px' } },
});

export const without = screenStyle({ display: 'grid', gap: '2px', marginTop: '10px' });
