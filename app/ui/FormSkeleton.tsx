import * as css from './FormSkeleton.css.ts';

/** Fields to stand in for; visible after 200 ms. `label` is "Loading…", for screen readers. */
export function FormSkeleton({ fields = 3, label }: { fields?: number; label: string }) {
  return (
    <div className={css.form} role="status" aria-label={label}>
      {Array.from({ length: fields }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical fields that never move
        <div key={index} className={css.field}>
          <span className={css.label} />
          <span className={css.box} />
        </div>
      ))}
    </div>
  );
}
