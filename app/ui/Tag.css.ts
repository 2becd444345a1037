import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { partStyle, partVariants } from '../theme/style.ts';

export const tag = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  height: rem(22),
  padding: '0 7px',
  borderRadius: vars.radiusXs,
  fontSize: rem(12),
  lineHeight: 1,
  fontWeight: 500,
  whiteSpace: 'nowrap',
});

export const tone = partVariants({
  neutral: { background: vars.surfaceSunken, color: vars.textSecondary },
  brand: { background: vars.brandSoft, color: vars.onBrandSoft },
  positive: { background: vars.positiveSoft, color: vars.positiveText },
  warning: { background: vars.warningSoft, color: vars.warningText },
  negative: { background: vars.negativeSoft, color: vars.negativeText },
  info: { background: vars.infoSoft, color: vars.infoText },
});
