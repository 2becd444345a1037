import { Drawing } from './Drawing.tsx';
import * as css from './drawing.css.ts';

/** Two speech bubbles. */
export function ChatsDrawing() {
  return (
    <Drawing>
      <path
        className={css.ground}
        d="M26 14h50a14 14 0 0 1 14 14v16a14 14 0 0 1-14 14H44L28 70V58h-2a14 14 0 0 1-14-14V28a14 14 0 0 1 14-14Z"
      />
      <path className={css.detail} d="M30 30h40M30 42h24" />
      <path
        className={css.thing}
        d="M72 50h34a12 12 0 0 1 12 12v10a12 12 0 0 1-12 12h-2v9l-12-9H72a12 12 0 0 1-12-12V62a12 12 0 0 1 12-12Z"
      />
      <path
        className={css.dots}
        d="M75 67a3 3 0 1 0 6 0a3 3 0 1 0-6 0M86 67a3 3 0 1 0 6 0a3 3 0 1 0-6 0M97 67a3 3 0 1 0 6 0a3 3 0 1 0-6 0"
      />
    </Drawing>
  );
}
