import { Drawing } from './Drawing.tsx';
import * as css from './drawing.css.ts';

/** A cloud that nothing reaches. */
export function OfflineDrawing() {
  return (
    <Drawing>
      <circle className={css.ground} cx="66" cy="50" r="42" />
      <path className={css.thing} d="M42 70a17 17 0 0 1-1-34 25 25 0 0 1 47-5 20 20 0 0 1 4 39Z" />
      <path className={css.line} d="M52 54h10M72 54h8" />
      <path className={css.detail} d="M36 82 98 20" />
    </Drawing>
  );
}
