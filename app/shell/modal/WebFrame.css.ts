import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';

export const frame = screenStyle({
  flex: '1 1 0',
  width: '100%',
  minHeight: '240px',
  // Foreign pages without a background of their own expect white paper.
  background: '#fff',
  colorScheme: 'light',
});
export const note = screenStyle({ padding: `8px ${vars.gutter}` });
export const actions = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '10px',
});
