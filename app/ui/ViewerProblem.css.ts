import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { partStyle } from '../theme/style.ts';
import { text } from '../theme/type.ts';

// Photos are looked at on black in both schemes.
const onGround = '#fff';

export const problem = partStyle({
  ...text(15, 21),
  display: 'grid',
  justifyItems: 'center',
  gap: '12px',
  width: 'max-content',
  maxWidth: `min(${rem(270)}, 100vw)`,
  padding: vars.gutter,
  color: onGround,
  textAlign: 'center',
});

export const retry = partStyle({
  ...text(16, 20),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minHeight: rem(44),
  padding: '8px 18px',
  borderRadius: vars.radiusControl,
  boxShadow: `inset 0 0 0 1px ${onGround}`,
  color: onGround,
  fontWeight: 600,
  ':active': { background: 'rgb(255 255 255 / 20%)' },
  ':focus-visible': { outlineColor: onGround },
});
