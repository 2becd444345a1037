import { vars } from '../../../../theme/contract.css.ts';
import { screenStyle } from '../../../../theme/style.ts';

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
