import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tabular, text } from '../../../theme/type.ts';

export const section = screenStyle({ marginTop: '26px' });
export const heading = screenStyle({ ...text(14, 20), fontWeight: 500 });
export const list = screenStyle({ margin: '4px 0', padding: 0, listStyle: 'none' });
export const row = screenStyle({
  display: 'flex',
  alignItems: 'center',
  marginInlineEnd: '-10px',
  color: vars.textSecondary,
  selectors: { '& + &': { borderTop: `0.5px solid ${vars.hairline}` } },
});
export const pick = screenStyle({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minWidth: 0,
  minHeight: '56px',
  padding: '6px 0',
  textAlign: 'start',
  color: vars.textPrimary,
});
export const glyph = screenStyle({ flex: 'none', display: 'flex', color: vars.brandText });
export const words = screenStyle({ display: 'grid', minWidth: 0 });
export const name = screenStyle({ ...text(16, 22), overflowWrap: 'anywhere' });
export const degrees = screenStyle({ ...text(13, 18), ...tabular, color: vars.textSecondary });
export const note = screenStyle({ ...text(13, 18), color: vars.textSecondary });
