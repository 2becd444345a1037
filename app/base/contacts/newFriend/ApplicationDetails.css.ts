import { vars } from '../../../theme/contract.css.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

/** Below the row's words, whose face takes 44. */
export const details = screenStyle({
  display: 'grid',
  gap: '6px',
  padding: `8px ${vars.gutter} 12px calc(${vars.gutter} + 44px + 12px)`,
  borderBottom: `0.5px solid ${vars.hairline}`,
});

export const message = screenStyle({
  ...text(15, 21),
  padding: '10px 12px',
  borderRadius: vars.radiusS,
  background: vars.surfaceSunken,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const note = screenStyle({
  ...text(13, 18),
  color: vars.textSecondary,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

/** Large text puts the buttons below each other. */
export const actions = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  minHeight: rem(44),
  paddingTop: '4px',
});
