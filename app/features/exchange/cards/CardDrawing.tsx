import { Drawing } from '../../../ui/drawings/Drawing.tsx';
import * as css from '../../../ui/drawings/drawing.css.ts';

/** A bank card. */
export function CardDrawing() {
  return (
    <Drawing>
      <circle className={css.ground} cx="66" cy="50" r="42" />
      <path
        className={css.thing}
        d="M32 26h68a8 8 0 0 1 8 8v34a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8Z"
      />
      <path className={css.line} d="M26 42h80M36 64h22" />
      <circle className={css.spot} cx="92" cy="62" r="6" />
    </Drawing>
  );
}
