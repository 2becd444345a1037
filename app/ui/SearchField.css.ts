import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { partStyle } from '../theme/style.ts';

export const place = partStyle({ display: 'block', padding: `8px ${vars.gutter}` });

export const box = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: rem(44),
  paddingLeft: '12px',
  borderRadius: `min(${vars.radiusControl}, 16px)`,
  background: vars.surfaceSunken,
  color: vars.textSecondary,
});

export const field = partStyle({
  selectors: {
    '&:focus-within': { boxShadow: `inset 0 0 0 2px ${vars.focus}` },
  },
});

// Under 16 px iOS zooms the page into the field.
export const input = partStyle({
  flex: 1,
  minWidth: 0,
  minHeight: '44px',
  padding: '0 12px 0 0',
  border: 0,
  background: 'none',
  color: vars.textPrimary,
  fontSize: `max(16px, ${rem(16)})`,
  lineHeight: 1.36,
  appearance: 'none',
  ':focus-visible': { outline: 'none' },
  '::placeholder': { color: vars.textSecondary, opacity: 1 },
  '::-webkit-search-cancel-button': { display: 'none' },
  ':placeholder-shown': { textOverflow: 'ellipsis' },
});

export const clear = partStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  ':focus-visible': { outlineOffset: '-6px', borderRadius: '50%' },
});

export const link = partStyle({
  ':focus-visible': { outlineOffset: '-3px' },
  ':active': { background: vars.surfacePressed },
});
