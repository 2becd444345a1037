import { Drawing } from './Drawing.tsx';
import * as css from './drawing.css.ts';

/** A receipt with its lines and a sum. */
export function ReceiptDrawing() {
  return (
    <Drawing>
      <circle className={css.ground} cx="66" cy="50" r="42" />
      <path className={css.thing} d="M42 18h48v64l-8-6-8 6-8-6-8 6-8-6-8 6Z" />
      <path className={css.line} d="M53 33h26M53 45h26" />
      <path className={css.detail} d="M53 58h14" />
    </Drawing>
  );
}
