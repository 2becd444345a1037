import { fallbackVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { partStyle } from '../theme/style.ts';
import { tabular, text } from '../theme/type.ts';
import { fieldEdge } from './Field.css.ts';

export const area = partStyle({
  display: 'block',
  width: '100%',
  minHeight: rem(96),
  padding: `${rem(12)} 14px`,
  border: 0,
  borderRadius: `min(${vars.radiusControl}, 16px)`,
  background: vars.surfaceSunken,
  boxShadow: fallbackVar(fieldEdge, 'none'),
  // Under 16 px iOS zooms the page into the field.
  fontSize: `max(16px, ${rem(16)})`,
  lineHeight: 1.36,
  resize: 'vertical',
  scrollMargin: '36px 0 40px',
  ':focus-visible': { outline: 'none', boxShadow: `inset 0 0 0 2px ${vars.focus}` },
});
export const wrong = partStyle({
  selectors: {
    '&:not(:focus-visible)': { boxShadow: `inset 0 0 0 1.5px ${vars.negativeText}` },
  },
});

export const foot = partStyle({ display: 'flex', gap: '12px' });
export const note = partStyle({ flex: 1 });
export const count = partStyle({
  ...text(13, 18),
  ...tabular,
  flex: 'none',
  marginTop: '5px',
  color: vars.textSecondary,
});
export const over = partStyle({ color: vars.negativeText, fontWeight: 600 });
