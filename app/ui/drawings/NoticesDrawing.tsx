import { Drawing } from './Drawing.tsx';
import * as css from './drawing.css.ts';

/** A sheet of paper with a word on it, and a mark that it is new. */
export function NoticesDrawing() {
  return (
    <Drawing>
      <circle className={css.ground} cx="66" cy="50" r="42" />
      <path
        className={css.thing}
        d="M44 20h44a8 8 0 0 1 8 8v46a8 8 0 0 1-8 8H44a8 8 0 0 1-8-8V28a8 8 0 0 1 8-8Z"
      />
      <path className={css.line} d="M48 48h36M48 60h36M48 72h20" />
      <path className={css.detail} d="M48 35h22" />
      <circle className={css.spot} cx="96" cy="24" r="8" />
    </Drawing>
  );
}
