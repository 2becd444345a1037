import { Drawing } from './Drawing.tsx';
import * as css from './drawing.css.ts';

/** Roofs with a map pin above them. */
export function CityDrawing() {
  return (
    <Drawing>
      <circle className={css.ground} cx="66" cy="48" r="42" />
      <path
        className={css.thing}
        d="M22 88V58l14-10 14 10v30ZM82 88V52l14-10 14 10v36ZM50 88V66h32v22Z"
      />
      <path className={css.line} d="M36 68v6M96 62v6M66 76v3" />
      <path className={css.spot} d="M66 60s17-15 17-28a17 17 0 1 0-34 0c0 13 17 28 17 28Z" />
      <circle className={css.thing} cx="66" cy="32" r="6" />
    </Drawing>
  );
}
