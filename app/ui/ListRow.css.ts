import { vars } from '../theme/contract.css.ts';
import { pressableRow } from '../theme/pressableRow.ts';
import { partStyle, partVariants } from '../theme/style.ts';
import { text } from '../theme/type.ts';

export const row = partStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  width: '100%',
  minHeight: vars.rowH,
  padding: `8px ${vars.gutter}`,
  textAlign: 'start',
  transition: `background ${vars.durFast}`,
  ':focus-visible': { outlineOffset: '-3px', borderRadius: vars.radiusS },
});

export const pressable = partStyle(pressableRow);

/** The line between rows starts where the text starts. */
export const line = partVariants({
  fromGutter: {
    selectors: { '* + &::before': { left: vars.gutter } },
  },
  fromText: {
    selectors: { '* + &::before': { left: `calc(${vars.gutter} + 40px)` } },
  },
});
export const divided = partStyle({
  selectors: {
    '* + &::before': {
      content: '',
      position: 'absolute',
      top: 0,
      right: 0,
      height: '0.5px',
      background: vars.hairline,
    },
  },
});

export const lead = partStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  color: vars.brandText,
});
/** Title and value side by side; a value that finds no room there stands below, in full. */
export const words = partStyle({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12px',
});
export const main = partStyle({ flex: '1 0 auto', maxWidth: '100%', overflowWrap: 'anywhere' });
export const title = partStyle({ fontSize: vars.fsBody, lineHeight: 1.375 });
export const detail = partStyle({ ...text(13, 18), display: 'block', color: vars.textSecondary });
export const value = partStyle({
  ...text(15, 21),
  minWidth: 0,
  color: vars.textSecondary,
  overflowWrap: 'anywhere',
});
/** Beside the title while there is room for a word or two; takes what the title leaves, and no more than it needs. */
export const shortens = partStyle({ flex: '1000 1 7rem', maxWidth: 'max-content' });
export const chevron = partStyle({ display: 'flex', marginLeft: '-4px', color: vars.textTertiary });
export const end = partStyle({ flex: 'none', display: 'flex', alignItems: 'center' });
export const danger = partStyle({ color: vars.negativeText });
