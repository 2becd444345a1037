import * as css from './Skeleton.css.ts';

type Props = {
  /** Rows to stand in for. */
  rows?: number;
  /** "Loading…", for screen readers. */
  label: string;
  /** Without the wait, where the page has waited already. */
  atOnce?: boolean;
};

/** Rows in the geometry of a conversation list; visible after 200 ms unless at once. */
export function Skeleton({ rows = 6, label, atOnce = false }: Props) {
  return (
    <div className={atOnce ? undefined : css.rows} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical rows that never move
        <div key={index} className={css.row}>
          <span className={css.face} />
          <span className={css.lines}>
            <span className={css.line} />
            <span className={css.line} />
          </span>
        </div>
      ))}
    </div>
  );
}
