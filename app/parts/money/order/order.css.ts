import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { partStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';
import { rowRoom } from '../DetailRows.css.ts';

const low = '(max-height: 700px)';
const lowest = '(max-height: 600px)';

export const content = partStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '10px',
  '@media': { [low]: { gap: '6px' }, [lowest]: { gap: '4px' } },
});
export const amount = partStyle({
  textAlign: 'center',
  '@media': {
    [low]: { vars: { [vars.fsDisplay]: rem(30) } },
    [lowest]: { vars: { [vars.fsDisplay]: rem(26) } },
  },
});
export const rows = partStyle({
  padding: '4px 0 6px',
  borderBlock: `0.5px solid ${vars.hairline}`,
  '@media': {
    [low]: { padding: '3px 0 4px', vars: { [rowRoom]: '2px' } },
    [lowest]: { padding: '2px 0', vars: { [rowRoom]: '0px' } },
  },
});
export const after = partStyle({ ...text(13, 18), color: vars.textSecondary });

/**
 * Where all of it finds no room, the keys stay and what is above them scrolls; where not even that
 * would leave a few rows, such as on a phone held across, all of it scrolls.
 */
export const secret = partStyle({
  '@media': {
    '(min-height: 30em)': { position: 'sticky', bottom: 0, background: vars.surfaceRaised },
    [`${low} and (min-height: 30em)`]: {
      paddingTop: '4px',
      borderTop: `0.5px solid ${vars.hairline}`,
    },
  },
});

export const pending = partStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  padding: `16px ${vars.gutter}`,
});
export const buttons = partStyle({ display: 'grid', gap: '10px', paddingTop: '8px' });
