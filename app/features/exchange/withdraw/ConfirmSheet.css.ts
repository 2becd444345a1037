import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';

export const content = screenStyle({ display: 'flex', flexDirection: 'column', gap: '10px' });
export const amount = screenStyle({ textAlign: 'center' });
export const rows = screenStyle({
  padding: '4px 0 6px',
  borderBlock: `0.5px solid ${vars.hairline}`,
});
