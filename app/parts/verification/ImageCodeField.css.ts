import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/style.ts';

export const picture = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  marginBottom: '8px',
});

/** White in both schemes: the picture is drawn in dark ink. */
export const image = screenStyle({
  minWidth: 0,
  width: '180px',
  height: 'auto',
  borderRadius: vars.radiusS,
  background: '#fff',
});
