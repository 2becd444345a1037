import * as css from './CardSkeleton.css.ts';

/** Stands in for a card with a figure and buttons; visible after 200 ms. @param label "Loading…" */
export function CardSkeleton({ label }: { label: string }) {
  return (
    <div className={css.card} role="status" aria-label={label}>
      <span className={css.title} />
      <span className={css.figure} />
      <span className={css.line} />
      <span className={css.buttons} />
    </div>
  );
}
