import { LoadingRow } from './LoadingRow.tsx';
import * as css from './TimelineWaiting.css.ts';

/** Stands for messages whose place is not known yet. */
export function TimelineWaiting() {
  return (
    <div className={css.waiting}>
      <LoadingRow />
    </div>
  );
}
