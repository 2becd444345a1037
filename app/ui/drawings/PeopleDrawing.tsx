import { Drawing } from './Drawing.tsx';
import * as css from './drawing.css.ts';

/** A card with a person on it, and a mark that another one can come. */
export function PeopleDrawing() {
  return (
    <Drawing>
      <circle className={css.ground} cx="66" cy="50" r="42" />
      <path
        className={css.thing}
        d="M38 16h48a8 8 0 0 1 8 8v52a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8V24a8 8 0 0 1 8-8Z"
      />
      <circle className={css.line} cx="62" cy="42" r="10" />
      <path className={css.line} d="M44 70a18 18 0 0 1 36 0" />
      <path className={css.detail} d="M104 44v20M94 54h20" />
    </Drawing>
  );
}
