import * as css from './RadioMark.css.ts';

/** The mark at the end of a radio row; the row itself carries the state for screen readers. */
export function RadioMark({ checked }: { checked: boolean }) {
  return <span className={`${css.mark} ${checked ? css.chosen : ''}`} aria-hidden="true" />;
}
