import { vars } from '../../../../theme/contract.css.ts';
import { frame } from '../../../../theme/scale.ts';
import { screenStyle } from '../../../../theme/style.ts';

/** Only as high as the keyboard leaves it, so that the field stays where it is while they swap. */
export const place = screenStyle({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  height: 'max(0px, calc(var(--panel-h, 290px) - var(--keyboard-h, 0px)))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // No border and no padding: with the keyboard up it has no height at all.
  '::before': { content: '""', flex: 'none', height: '0.5px', background: vars.hairline },
  '::after': { content: '""', flex: 'none', height: frame.safeBottom },
  ':focus-visible': { outlineOffset: '-2px' },
});
