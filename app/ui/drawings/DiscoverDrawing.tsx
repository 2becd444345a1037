import { Drawing } from './Drawing.tsx';
import * as css from './drawing.css.ts';

/** A compass before a hill. */
export function DiscoverDrawing() {
  return (
    <Drawing>
      <path className={css.ground} d="M8 84C22 52 38 40 52 52c8 7 12 4 20-8 12-18 30-22 52 40Z" />
      <circle className={css.thing} cx="66" cy="48" r="34" />
      <path className={css.line} d="M66 21v3M66 72v3M39 48h3M90 48h3" />
      <path className={css.spot} d="M79 35 71 53 53 61 61 43Z" />
      <circle className={css.thing} cx="66" cy="48" r="4" />
    </Drawing>
  );
}
