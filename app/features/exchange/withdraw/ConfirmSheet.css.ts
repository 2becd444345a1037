import { rowRoom } from '../../../parts/money/DetailRows.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';

const low = '(max-height: 700px)';
const lowest = '(max-height: 600px)';

export const content = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '10px',
  '@media': { [low]: { gap: '6px' }, [lowest]: { gap: '4px' } },
});
export const amount = screenStyle({
  textAlign: 'center',
  '@media': {
    [low]: { vars: { [vars.fsDisplay]: rem(30) } },
    [lowest]: { vars: { [vars.fsDisplay]: rem(26) } },
  },
});
export const rows = screenStyle({
  padding: '4px 0 6px',
  borderBlock: `0.5px solid ${vars.hairline}`,
  '@media': {
    [low]: { padding: '3px 0 4px', vars: { [rowRoom]: '2px' } },
    [lowest]: { padding: '2px 0', vars: { [rowRoom]: '0px' } },
  },
});

/**
 * Where all of it finds no room, the keys stay and what is above them scrolls; where not even that
 * would leave a few rows, such as on a phone held across, all of it scrolls.
 */
export const pin = screenStyle({
  '@media': {
    '(min-height: 30em)': { position: 'sticky', bottom: 0, background: vars.surfaceRaised },
    [`${low} and (min-height: 30em)`]: {
      paddingTop: '4px',
      borderTop: `0.5px solid ${vars.hairline}`,
    },
  },
});
