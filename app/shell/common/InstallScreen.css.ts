import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/scale.ts';
import { screenStyle } from '../../theme/style.ts';

export const steps = screenStyle({
  padding: `${rem(4)} ${vars.gutter}`,
  listStyle: 'none',
  counterReset: 'step',
});

export const step = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minHeight: vars.rowH,
  paddingBlock: rem(8),
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: rem(28),
    height: rem(28),
    borderRadius: '50%',
    background: vars.brandSoft,
    color: vars.onBrandSoft,
    fontWeight: 600,
  },
});
