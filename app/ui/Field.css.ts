import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { partStyle } from '../theme/style.ts';
import { text } from '../theme/type.ts';

/** An edge around fields, where their fill alone would not set them off: in the dark, on what is raised. */
export const fieldEdge = createVar();

export const field = partStyle({ display: 'block', marginBottom: '12px' });
export const label = partStyle({
  ...text(14, 20),
  display: 'block',
  marginBottom: '6px',
  fontWeight: 500,
});

export const box = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: rem(50),
  padding: '0 6px 0 14px',
  borderRadius: `min(${vars.radiusControl}, 16px)`,
  background: vars.surfaceSunken,
  boxShadow: fallbackVar(fieldEdge, 'none'),
  selectors: {
    '&:focus-within': { boxShadow: `inset 0 0 0 2px ${vars.focus}` },
  },
});
export const wrong = partStyle({
  selectors: {
    '&:not(:focus-within)': { boxShadow: `inset 0 0 0 1.5px ${vars.negativeText}` },
  },
});

// Under 16 px iOS zooms the page into the field.
export const input = partStyle({
  flex: 1,
  minWidth: 0,
  minHeight: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: `max(16px, ${rem(16)})`,
  lineHeight: 1.36,
  ':focus-visible': { outline: 'none' },
  // Brought into view, it brings its label and its sentence along.
  scrollMargin: '36px 0 40px',
  '::placeholder': { color: vars.textTertiary, opacity: 1 },
  // The browser's own cross in a search field has its own colour, whatever the brand's.
  '::-webkit-search-cancel-button': { display: 'none' },
  // With large text a hint may not fit; what is typed scrolls instead.
  ':placeholder-shown': { textOverflow: 'ellipsis' },
});

export const sign = partStyle({ display: 'flex', paddingRight: '8px', color: vars.negativeText });
export const hint = partStyle({ ...text(13, 18), marginTop: '5px', color: vars.textSecondary });
export const error = partStyle({ color: vars.negativeText });
