import * as css from './Spinner.css.ts';

/** A turning ring in the colour of the text. The words beside it say what is going on. */
export function Spinner({ size = 20 }: { size?: 14 | 20 | 28 }) {
  return <span className={`${css.ring} ${css.size[`s${size}`]}`} aria-hidden="true" />;
}
