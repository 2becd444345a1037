import { vars } from '../../theme/contract.css.ts';
import { partStyle, partVariants } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

export const line = partStyle({
  ...text(12, 16),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  fontWeight: 500,
});

export const tone = partVariants({
  warning: { color: vars.warningText },
  positive: { color: vars.positiveText },
  negative: { color: vars.negativeText },
});
