import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../../../theme/contract.css.ts';
import { rem } from '../../../../theme/scale.ts';
import { screenStyle } from '../../../../theme/style.ts';
import { tabular, text } from '../../../../theme/type.ts';

/** Colours of what is drawn, which differ with the side the bubble stands on. */
const colours = (meta: string, accent: string, face: string, glyph: string) =>
  screenStyle({
    // The time of the message goes on in the line that this ends with.
    display: 'inline',
    vars: {
      '--wave-rest': `color-mix(in srgb, ${meta} 62%, transparent)`,
      '--wave-past': accent,
      '--clip-meta': meta,
      '--clip-accent': accent,
      '--clip-face': face,
      '--clip-glyph': glyph,
    },
  });

export const others = colours(vars.bubbleInMeta, vars.bubbleInAccent, vars.brand, vars.onBrand);
export const own = colours(
  vars.bubbleOutMeta,
  vars.bubbleOutAccent,
  vars.bubbleOutAccent,
  vars.bubbleOut,
);

export const clip = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  width: '216px',
  maxWidth: '100%',
  padding: '3px 0 1px',
});

/** On the line of the time, below where the drawing begins. */
export const length = screenStyle({
  ...text(12, 14),
  ...tabular,
  display: 'inline-block',
  minWidth: '2.4em',
  marginLeft: '46px',
  color: 'var(--clip-meta)',
});

/** Beside the bubble. */
export const unheard = screenStyle({
  position: 'absolute',
  left: 'calc(100% + 8px)',
  top: 'calc(50% - 4px)',
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  background: vars.badge,
});

/** The face is 36, the hit area 44. */
export const playButton = screenStyle({
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

const sign = { display: 'grid' } as const;
export const pause = screenStyle(sign);
/** A triangle looks centred a little to the right of its middle. */
export const play = screenStyle({ ...sign, marginLeft: '2px' });

// These two are the only drawings of the app that are filled: small signs on a face.
globalStyle(`${pause} > svg, ${play} > svg`, { fill: 'currentColor' });

export const uploadButton = `${playButton} ${screenStyle({})}`;

/** Grows clockwise from the top. */
export const ring = screenStyle({
  position: 'absolute',
  inset: 0,
  transform: 'rotate(-90deg)',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
});
export const done = screenStyle({
  strokeDasharray: 100,
  strokeDashoffset: 'var(--left)' as never,
  strokeLinecap: 'round',
});

/** As high as the button beside it; a finger that moves up or down scrolls the page. */
export const slider = screenStyle({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  height: '36px',
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radiusXs,
  cursor: 'pointer',
  touchAction: 'pan-y',
  userSelect: 'none',
  '::after': { content: '', position: 'absolute', inset: '-4px 0' },
  selectors: { '&[aria-disabled]': { cursor: 'default' } },
});

/** The face is 20 high, the hit area 44. */
export const speed = screenStyle({
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
