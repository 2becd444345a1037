import { vars } from '../../../theme/contract.css.ts';
import { pressableRow } from '../../../theme/pressableRow.ts';
import { rem } from '../../../theme/scale.ts';
import { screenStyle, screenVariants } from '../../../theme/style.ts';
import { tabular, text } from '../../../theme/type.ts';

export const row = screenStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: rem(64),
  padding: `9px ${vars.gutter}`,
  transition: `background ${vars.durFast}`,
  ':focus-visible': { outlineOffset: '-3px', borderRadius: vars.radiusS },
  ...pressableRow,
  selectors: {
    '& + &::before': {
      content: '',
      position: 'absolute',
      inset: `0 0 auto calc(${vars.gutter} + 52px)`,
      height: '0.5px',
      background: vars.hairline,
    },
  },
});

export const tile = screenStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: `min(${vars.radiusM}, 50%)`,
});
export const tone = screenVariants({
  income: { background: vars.positiveSoft, color: vars.positiveText },
  outgo: { background: vars.surfaceSunken, color: vars.textSecondary },
  failed: { background: vars.negativeSoft, color: vars.negativeText },
});

/** Takes what the amount leaves; with less than this the amount goes on in the next line. */
export const words = screenStyle({
  flex: `1 1 ${rem(84)}`,
  minWidth: 0,
  display: 'grid',
  overflowWrap: 'anywhere',
});
export const title = screenStyle({ ...text(16, 22), fontWeight: 500 });
export const detail = screenStyle({
  ...text(12, 16),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '8px',
  color: vars.textTertiary,
});
export const end = screenStyle({
  display: 'grid',
  justifyItems: 'end',
  maxWidth: '100%',
  marginInlineStart: 'auto',
  textAlign: 'end',
});
