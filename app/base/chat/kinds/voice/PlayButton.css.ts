import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../../../theme/contract.css.ts';
import { screenStyle } from '../../../../theme/style.ts';

/** The face is 36, the hit area 44. */
export const button = screenStyle({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: '50%',
  background: 'var(--clip-face)',
  color: 'var(--clip-glyph)',
  '::after': { content: '', position: 'absolute', inset: '-4px' },
  ':focus-visible': { outlineColor: 'currentColor', boxShadow: `0 0 0 4px ${vars.focus}` },
  ':disabled': { opacity: 0.5 },
});

const glyph = { display: 'grid' } as const;
export const pause = screenStyle(glyph);
/** A triangle looks centred a little to the right of its middle. */
export const play = screenStyle({ ...glyph, marginLeft: '2px' });

// These two are the only drawings of the app that are filled: small signs on a face.
globalStyle(`${pause} > svg, ${play} > svg`, { fill: 'currentColor' });
