import { vars } from '../../../theme/contract.css.ts';
import { frame, rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const bar = screenStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  alignItems: 'start',
  minHeight: rem(54),
  padding: `2px 4px calc(${frame.safeBottom} + 2px)`,
  overflowY: 'auto',
});
export const action = screenStyle({
  ...text(11, 14),
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '3px',
  minWidth: 0,
  minHeight: rem(50),
  padding: '6px 2px 2px',
  border: 0,
  borderRadius: vars.radiusM,
  background: 'none',
  color: vars.textPrimary,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
  ':active': { background: vars.surfacePressed },
  ':disabled': { color: vars.textDisabled, cursor: 'default' },
  ':focus-visible': { outlineOffset: '-3px' },
});
