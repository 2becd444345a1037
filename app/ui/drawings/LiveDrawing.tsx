import { Drawing } from './Drawing.tsx';
import * as css from './drawing.css.ts';

/** A camera between two arcs. */
export function LiveDrawing() {
  return (
    <Drawing>
      <circle className={css.ground} cx="66" cy="50" r="42" />
      <rect className={css.thing} x="34" y="32" width="48" height="38" rx="10" />
      <path className={css.thing} d="M82 47l18-11v30L82 55Z" />
      <path className={css.spot} d="M50 51a8 8 0 1 0 16 0a8 8 0 1 0-16 0" />
      <path className={css.detail} d="M34 20c20-10 44-10 64 0M34 84c20 10 44 10 64 0" />
    </Drawing>
  );
}
