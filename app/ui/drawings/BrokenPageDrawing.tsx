import { Drawing } from './Drawing.tsx';
import * as css from './drawing.css.ts';

/** A page with a warning. */
export function BrokenPageDrawing() {
  return (
    <Drawing>
      <circle className={css.ground} cx="66" cy="50" r="42" />
      <path className={css.thing} d="M44 18h44v62l-7.3-5-7.3 5-7.4-5-7.3 5-7.4-5-7.3 5Z" />
      <path className={css.line} d="M53 32h26M53 43h16" />
      <circle className={css.thing} cx="90" cy="68" r="15" />
      <path
        className={css.alarm}
        d="M88.2 60a1.8 1.8 0 0 1 3.6 0v9a1.8 1.8 0 0 1-3.6 0ZM87.8 75.3a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0"
      />
    </Drawing>
  );
}
