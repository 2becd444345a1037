import { Drawing } from './Drawing.tsx';
import * as css from './drawing.css.ts';

/** A screen with a play mark. */
export function PlayDrawing() {
  return (
    <Drawing>
      <rect className={css.ground} x="14" y="10" width="86" height="62" rx="14" />
      <rect className={css.thing} x="28" y="24" width="90" height="60" rx="12" />
      <path
        className={css.spot}
        d="M64 40v22a3 3 0 0 0 4.6 2.5L85 53.5a3 3 0 0 0 0-5L68.6 37.5A3 3 0 0 0 64 40Z"
      />
      <path className={css.line} d="M40 74h66" />
      <circle className={css.thing} cx="58" cy="74" r="5" />
    </Drawing>
  );
}
