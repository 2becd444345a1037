import { rem } from '../../../../theme/scale.ts';
import { screenStyle } from '../../../../theme/style.ts';
import { tabular, text } from '../../../../theme/type.ts';

/** The face is 20 high, the hit area 44. */
export const button = screenStyle({
  ...text(12, 16),
  ...tabular,
  position: 'relative',
  minWidth: rem(38),
  marginLeft: '6px',
  padding: '1px 7px',
  borderRadius: '10px',
  boxShadow: 'inset 0 0 0 1px var(--clip-meta)',
  color: 'var(--clip-accent)',
  fontWeight: 600,
  textAlign: 'center',
  '::after': { content: '', position: 'absolute', inset: '-13px -3px' },
});
