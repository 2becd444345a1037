import { vars } from '../theme/contract.css.ts';
import { partStyle } from '../theme/style.ts';

export const button = partStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '50%',
  transition: `background ${vars.durFast}`,
  ':focus-visible': { outlineColor: 'currentColor', outlineOffset: '-4px' },
  ':active': { background: vars.wellPressed, transition: 'none' },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:active)': { background: vars.well } } },
  },
  ':disabled': { opacity: 0.4, background: 'none' },
});
