import { vars } from '../../../../theme/contract.css.ts';
import { screenStyle } from '../../../../theme/style.ts';

export const parts = screenStyle({ display: 'grid', gap: '12px', paddingTop: '4px' });

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
