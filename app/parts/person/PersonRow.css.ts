import { vars } from '../../theme/contract.css.ts';
import { pressableRow } from '../../theme/pressableRow.ts';
import { rem } from '../../theme/scale.ts';
import { partStyle } from '../../theme/style.ts';
import { clipped, text } from '../../theme/type.ts';
import { list } from '../../ui/List.css.ts';

export const row = partStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  width: '100%',
  minHeight: rem(60),
  padding: `8px ${vars.gutter}`,
  textAlign: 'start',
  transition: `background ${vars.durFast}`,
  ':focus-visible': { outlineOffset: '-3px', borderRadius: vars.radiusS },
});

export const pressable = partStyle(pressableRow);

/**
 * The line below starts where the text starts; what is below the last row is not a row. Rows stand in a
 * `List`, in an `li`, or, where a list draws those near the view, two elements deep in it.
 */
export const divided = partStyle({
  '::after': {
    content: '',
    position: 'absolute',
    inset: `auto 0 0 calc(${vars.gutter} + 44px + 12px)`,
    height: '0.5px',
    background: vars.hairline,
  },
  selectors: {
    [`${list} > &:last-child::after, li:last-child > &::after`]: { display: 'none' },
    ':last-child > :last-child > &:last-child::after': { display: 'none' },
  },
});

/** With large text what stands at the end goes below, so that the name has room. */
export const words = partStyle({ flex: '1 1 min(6rem, 60%)', minWidth: 0, display: 'grid' });
export const head = partStyle({ display: 'flex', alignItems: 'center', gap: '5px', minWidth: 0 });
export const name = partStyle({
  ...clipped,
  fontSize: vars.fsBody,
  lineHeight: 1.375,
  fontWeight: vars.wName,
  letterSpacing: vars.trackTitle,
});
export const detail = partStyle({ ...clipped, ...text(13, 18), color: vars.textSecondary });
export const end = partStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  marginLeft: 'auto',
});
