import { screenStyle } from '../../../../theme/style.ts';
import { text } from '../../../../theme/type.ts';

export const problem = screenStyle({ ...text(13, 18), maxWidth: '216px', margin: '2px 0 4px' });

/** A word on the line, with a hit area of 44. */
export const action = screenStyle({
  position: 'relative',
  color: 'var(--clip-accent)',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '::after': { content: '', position: 'absolute', inset: '-13px -6px' },
});
