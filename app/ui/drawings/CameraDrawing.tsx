import { Drawing } from './Drawing.tsx';
import * as css from './drawing.css.ts';

/** A camera that looks at nothing. */
export function CameraDrawing() {
  return (
    <Drawing>
      <circle className={css.ground} cx="66" cy="50" r="42" />
      <path className={css.thing} d="M50 32l6-10h20l6 10Z" />
      <rect className={css.thing} x="28" y="32" width="76" height="46" rx="10" />
      <circle className={css.thing} cx="66" cy="55" r="16" />
      <path className={css.line} d="M38 42h8" />
      <path className={css.detail} d="M34 84L98 20" />
    </Drawing>
  );
}
