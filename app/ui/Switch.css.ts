import { vars } from '../theme/contract.css.ts';
import { partStyle } from '../theme/style.ts';

export const track = partStyle({
  position: 'relative',
  flex: 'none',
  width: '48px',
  height: '28px',
  borderRadius: '14px',
  background: vars.controlLine,
  transition: `background ${vars.durBase}`,
  // The drawing is 28 high, the hit area 44.
  '::before': { content: '', position: 'absolute', inset: '-8px 0' },
  '::after': {
    content: '',
    position: 'absolute',
    top: '2px',
    left: '2px',
    width: '24px',
    height: '24px',
    borderRadius: '50%',
    // White in both schemes.
    background: vars.onBadgeMuted,
    transition: `transform ${vars.durBase} ${vars.easeOut}`,
  },
  ':disabled': { opacity: 0.45 },
  selectors: {
    '&[aria-checked="true"]': { background: vars.brand },
    '&[aria-checked="true"]::after': { transform: 'translateX(20px)', background: vars.onBrand },
  },
});
