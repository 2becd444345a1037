import { vars } from '../../../../theme/contract.css.ts';
import { screenStyle } from '../../../../theme/style.ts';
import { tabular, text } from '../../../../theme/type.ts';

export const parts = screenStyle({ display: 'grid', gap: '12px', paddingTop: '4px' });

/** Pictures and videos three in a row, in the order they are sent; anything else takes a row. */
export const items = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '6px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const original = screenStyle({
  ...text(15, 21),
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minHeight: '44px',
});

/** Takes no room while it says nothing. */
export const alert = screenStyle({ selectors: { '&:empty': { position: 'absolute' } } });

export const actions = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '10px',
  position: 'sticky',
  bottom: 0,
  paddingTop: '4px',
  background: vars.surfaceRaised,
});
