import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { partStyle, partVariants } from '../theme/style.ts';
import { text } from '../theme/type.ts';

export const tag = partStyle({
  ...text(12, 16),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: rem(22),
  padding: '2px 8px',
  borderRadius: vars.radiusXs,
  fontWeight: 500,
});

export const tone = partVariants({
  positive: { background: vars.positiveSoft, color: vars.positiveText },
  warning: { background: vars.warningSoft, color: vars.warningText },
  negative: { background: vars.negativeSoft, color: vars.negativeText },
  neutral: { background: vars.well, color: vars.textSecondary },
});
