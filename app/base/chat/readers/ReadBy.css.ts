import { screenStyle } from '../../../theme/style.ts';

/** Its look is that of the time beside it; for a finger it is 44 high. */
export const button = screenStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  pointerEvents: 'auto',
  '::after': { content: '', position: 'absolute', inset: '-18px -11px -10px -6px' },
});
