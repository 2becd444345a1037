import * as css from './RefreshMark.css.ts';
import { Spinner } from './Spinner.tsx';

/** Floats over content while a newer one is read. Screen readers keep to the content. */
export function RefreshMark() {
  return (
    <div className={css.place} aria-hidden="true">
      <span className={css.mark}>
        <Spinner />
      </span>
    </div>
  );
}
