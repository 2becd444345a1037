import { Drawing } from './Drawing.tsx';
import * as css from './drawing.css.ts';

/** A phone that takes up an icon. */
export function InstallDrawing() {
  return (
    <Drawing>
      <circle className={css.ground} cx="66" cy="50" r="42" />
      <rect className={css.thing} x="42" y="8" width="48" height="84" rx="10" />
      <path className={css.line} d="M60 82h12" />
      <rect className={css.spot} x="54" y="24" width="24" height="24" rx="7" />
      <path className={css.detail} d="M66 54v16M59 64l7 7 7-7" />
    </Drawing>
  );
}
