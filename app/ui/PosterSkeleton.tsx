import * as css from './PosterSkeleton.css.ts';

type Props = {
  /** "Loading…", for screen readers. */
  label: string;
  /** Where a row of chips comes above, too. @default false */
  hasChips?: boolean;
};

const tiles = [0, 1, 2, 3];
const chips = [0, 1, 2, 3];

/** Stands in for a list of films: a large one, and pairs of small ones below it. */
export function PosterSkeleton({ label, hasChips = false }: Props) {
  return (
    <div role="status" aria-label={label}>
      {hasChips && (
        <div className={css.chips}>
          {chips.map((one) => (
            <span key={one} className={css.chip} />
          ))}
        </div>
      )}
      <div className={css.lead}>
        <span className={css.leadPoster} />
        <span className={css.leadTitle} />
        <span className={css.line} />
      </div>
      <div className={css.tiles}>
        {tiles.map((one) => (
          <div key={one}>
            <span className={css.poster} />
            <span className={css.title} />
            <span className={css.line} />
          </div>
        ))}
      </div>
    </div>
  );
}
