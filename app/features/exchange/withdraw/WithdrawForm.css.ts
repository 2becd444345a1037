import { vars } from '../../../theme/contract.css.ts';
import { layer } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const page = screenStyle({ flex: 1, display: 'flex', flexDirection: 'column' });
export const rows = screenStyle({ padding: `4px ${vars.gutter} 8px` });
export const notes = screenStyle({ display: 'grid', gap: '8px', padding: `0 ${vars.gutter} 12px` });
/** The keys stay within reach while the rest scrolls. */
export const dock = screenStyle({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.sticky,
  display: 'grid',
  gap: '12px',
  marginTop: 'auto',
  padding: `10px ${vars.gutter} 12px`,
  background: vars.page,
});

export const off = screenStyle({
  ...text(15, 21),
  padding: `24px ${vars.gutter}`,
  color: vars.textSecondary,
  textAlign: 'center',
  textWrap: 'balance',
});
