import { vars } from '../../../../theme/contract.css.ts';
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
