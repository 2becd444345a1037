import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { partStyle, partVariants } from '../theme/style.ts';
import { tabular } from '../theme/type.ts';

export const badge = partStyle({
  ...tabular,
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: rem(10),
  fontWeight: 600,
  lineHeight: 1,
});

export const tone = partVariants({
  loud: { background: vars.badge, color: vars.onBadge },
  muted: { background: vars.badgeMuted, color: vars.onBadgeMuted },
});

export const size = partVariants({
  normal: { minWidth: rem(20), height: rem(20), padding: '0 6px', fontSize: rem(12) },
  small: { minWidth: '16px', height: '16px', padding: '0 4.5px', fontSize: '11px' },
});
