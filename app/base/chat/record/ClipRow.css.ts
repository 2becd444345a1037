import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { text } from '../../../theme/type.ts';

export const row = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  margin: '-2px -4px',
  color: vars.textPrimary,
  vars: { '--wave-past': vars.brandMark },
});

/** 44, as what records by a touch is. */
export const send = screenStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: `min(${vars.radiusControl}, 22px)`,
  background: vars.brand,
  color: vars.onBrand,
  ':active': { background: vars.brandPressed },
  ':focus-visible': { outlineOffset: '2px' },
  selectors: { '&[aria-disabled="true"]': { opacity: 0.5 } },
});

const below = { ...text(13, 18), padding: '7px 12px 0', textAlign: 'center' } as const;
export const note = screenStyle({ ...below, color: vars.textSecondary });
export const refused = screenStyle({ ...below, color: vars.negativeText });
