import { vars } from '../../../theme/contract.css.ts';
import { pressableRow } from '../../../theme/pressableRow.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { clipped, tabular, text } from '../../../theme/type.ts';

/** Below the name, whose face takes 44. */
const inset = `calc(${vars.gutter} + 44px + 12px)`;

export const row = screenStyle({
  display: 'grid',
  gap: '8px',
  paddingBottom: '12px',
  borderBottom: `0.5px solid ${vars.hairline}`,
  selectors: { 'li:last-child > &': { borderBottom: 0 } },
});
export const person = screenStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  minHeight: rem(60),
  padding: `10px ${vars.gutter} 0`,
  color: 'inherit',
  ':focus-visible': { outlineOffset: '-3px', borderRadius: vars.radiusS },
  ...pressableRow,
});
export const words = screenStyle({ flex: 1, minWidth: 0, display: 'grid', gap: '1px' });
export const name = screenStyle({
  ...clipped,
  fontSize: vars.fsBody,
  lineHeight: 1.375,
  fontWeight: vars.wName,
});
export const note = screenStyle({
  ...text(13, 18),
  color: vars.textSecondary,
  overflowWrap: 'anywhere',
});
export const time = screenStyle({
  ...text(12, 20),
  ...tabular,
  flex: 'none',
  color: vars.textSecondary,
});
export const message = screenStyle({
  ...text(15, 21),
  margin: `0 ${vars.gutter} 0 ${inset}`,
  padding: '8px 12px',
  borderRadius: vars.radiusS,
  background: vars.surfaceSunken,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
/** Large text puts the buttons below each other. */
export const actions = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  padding: `0 ${vars.gutter} 0 ${inset}`,
});
export const answered = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  padding: `0 ${vars.gutter} 0 ${inset}`,
});
