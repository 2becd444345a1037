import type { ComponentType } from 'react';
import * as css from './Icon.css.ts';

/** A drawing on the 24 grid: one of lucide's, or one of `glyphs/`. */
export type Glyph = ComponentType<{ className?: string }>;

type Props = { of: Glyph; size?: 14 | 16 | 18 | 20 | 24 | 28 };

/** Decoration only: hidden from screen readers; the words stand beside it. */
export function Icon({ of: Drawing, size = 24 }: Props) {
  return <Drawing className={`${css.icon} ${css.size[`s${size}`]}`} />;
}
