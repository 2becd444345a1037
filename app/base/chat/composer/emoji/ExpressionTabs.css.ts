import { vars } from '../../../../theme/contract.css.ts';
import { screenStyle } from '../../../../theme/style.ts';

export const tabs = screenStyle({
  flex: 'none',
  display: 'flex',
  paddingInlineEnd: '4px',
  marginInlineEnd: '4px',
  borderInlineEnd: `0.5px solid ${vars.hairline}`,
});
export const tab = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: vars.radiusS,
  color: vars.textSecondary,
  ':focus-visible': { outlineOffset: '-2px' },
  ':active': { background: vars.wellPressed },
  selectors: {
    '&[aria-pressed="true"]': { color: vars.brandText, background: vars.well },
  },
});
