import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';

/** 44 high for a finger, within the line that it ends. */
export const button = screenStyle({
  minWidth: '44px',
  minHeight: '44px',
  margin: '-13px 0',
  padding: '0 6px',
  border: 0,
  background: 'none',
  color: vars.brandText,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
});
