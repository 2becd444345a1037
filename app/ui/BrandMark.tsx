import * as css from './BrandMark.css.ts';

type Props = { size?: keyof typeof css.size };

/**
 * The brand's mark, large and quiet, cut off at the top right of what holds it. The holder needs a
 * position and a stacking context of its own, for the mark lies behind everything in it.
 */
export function BrandMark({ size = 'page' }: Props) {
  return <span className={`${css.mark} ${css.size[size]}`} aria-hidden="true" />;
}
