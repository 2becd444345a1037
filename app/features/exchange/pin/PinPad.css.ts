import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

/** On a page of its own the keys go to the bottom. */
export const entry = screenStyle({ flex: 1, display: 'flex', flexDirection: 'column' });

const low = '(max-height: 700px)';

export const note = screenStyle({
  ...text(13, 18),
  minHeight: rem(18),
  margin: '0 0 10px',
  color: vars.textSecondary,
  textAlign: 'center',
  textWrap: 'balance',
  '@media': { [low]: { minHeight: 0, marginBottom: '6px' } },
});
/** As high as the label. */
export const inPlace = screenStyle({
  '@media': { [low]: { order: -1, minHeight: rem(20), marginBottom: '2px' } },
});
export const error = screenStyle({ color: vars.negativeText });

/** A phone's own keys are up: two pads would push everything else away. */
export const keys = screenStyle({
  marginTop: 'auto',
  '@media': {
    '(pointer: coarse)': {
      selectors: { [`${entry}:has(input:focus) &`]: { display: 'none' } },
    },
  },
});

/** The hit area of what stands in it is higher than its drawing. */
export const foot = screenStyle({
  display: 'flex',
  justifyContent: 'center',
  padding: '2px 0 4px',
});
