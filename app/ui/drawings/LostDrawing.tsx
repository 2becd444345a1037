import { Drawing } from './Drawing.tsx';
import * as css from './drawing.css.ts';

/** A signpost without a road. */
export function LostDrawing() {
  return (
    <Drawing>
      <path className={css.ground} d="M10 86c8-22 24-30 40-22 12 6 22-16 40-10 16 5 26 16 32 32Z" />
      <path className={css.thing} d="M63 12h6v76h-6Z" />
      <path className={css.thing} d="M34 20h54l12 10-12 10H34Z" />
      <path className={css.thing} d="M98 46H48l-12 9 12 9h50Z" />
      <path className={css.detail} d="M46 30h26" />
      <path className={css.line} d="M60 55h26" />
    </Drawing>
  );
}
