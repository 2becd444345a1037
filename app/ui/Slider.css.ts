import { vars } from '../theme/contract.css.ts';
import { partStyle } from '../theme/style.ts';

const track = {
  height: '4px',
  borderRadius: '2px',
  background: vars.controlLine,
} as const;

const thumb = {
  width: '24px',
  height: '24px',
  border: 0,
  borderRadius: '50%',
  background: vars.brandMark,
} as const;

// The browsers name the parts of a slider each in its own way.
export const slider = partStyle({
  flex: 1,
  minWidth: 0,
  width: '100%',
  height: '44px',
  margin: 0,
  appearance: 'none',
  background: 'none',
  touchAction: 'none',
  '::-webkit-slider-runnable-track': track,
  '::-moz-range-track': track,
  '::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginTop: '-10px' },
  '::-moz-range-thumb': thumb,
  ':disabled': { opacity: 0.5 },
  ':focus-visible': { borderRadius: vars.radiusS },
});
