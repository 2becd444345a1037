import { vars } from '../theme/contract.css.ts';
import { partStyle, partVariants } from '../theme/style.ts';
import { text } from '../theme/type.ts';

export const callout = partStyle({
  ...text(13, 18),
  display: 'flex',
  gap: '10px',
  padding: '11px 12px',
  borderRadius: vars.radiusM,
  '@media': { '(max-height: 700px)': { paddingBlock: '8px' } },
});

export const tone = partVariants({
  neutral: { background: vars.surfaceSunken, color: vars.textSecondary },
  brand: { background: vars.brandSoft, color: vars.onBrandSoft },
  info: { background: vars.infoSoft, color: vars.infoText },
  warning: { background: vars.warningSoft, color: vars.warningText },
  negative: { background: vars.negativeSoft, color: vars.negativeText },
});

/** Lines of 18 beside an icon of 20. */
export const words = partStyle({ paddingTop: '1px', minWidth: 0, overflowWrap: 'anywhere' });
