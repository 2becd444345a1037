import { screenStyle } from '../../../../theme/style.ts';

export const words = screenStyle({ whiteSpace: 'pre-wrap' });
export const more = screenStyle({
  display: 'block',
  minHeight: '44px',
  padding: '10px 0',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  cursor: 'pointer',
});
