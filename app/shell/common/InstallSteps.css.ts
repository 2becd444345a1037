import { vars } from '../../theme/contract.css.ts';
import { rem } from '../../theme/scale.ts';
import { screenStyle } from '../../theme/style.ts';
import { text } from '../../theme/type.ts';

export const steps = screenStyle({
  padding: `0 ${vars.gutter}`,
  listStyle: 'none',
  counterReset: 'step',
});

export const step = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: rem(60),
  paddingBlock: '8px',
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
    ...text(14, 20),
    fontWeight: 600,
  },
  // The line between steps starts where the text starts.
  selectors: {
    '& + &::after': {
      content: '',
      position: 'absolute',
      inset: `0 calc(-1 * ${vars.gutter}) auto calc(${rem(28)} + 12px)`,
      height: '0.5px',
      background: vars.hairline,
    },
  },
});

export const sentence = screenStyle({ flex: 1, minWidth: 0, fontSize: vars.fsBody });

/** As a key of the browser's own bar. */
export const sign = screenStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: `min(${vars.radiusControl}, 14px)`,
  background: vars.surfaceSunken,
  color: vars.textPrimary,
});
