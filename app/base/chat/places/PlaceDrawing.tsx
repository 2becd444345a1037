import * as css from './PlaceDrawing.css.ts';

/** Streets, a park and a river around a pin: the same for every place, and asked of nobody. */
export function PlaceDrawing() {
  return (
    <svg
      className={css.drawing}
      viewBox="0 0 240 112"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={css.ground} d="M-240-224h720v560h-720Z" />
      <path className={css.park} d="M24 66h58v34H24ZM168 8h46v22h-46Z" />
      <path className={css.water} d="M-240 132C-80 60-40 8 30 22s60 26 96 0 60-66 354-60" />
      <path
        className={css.street}
        d="M-240 46h720M-240 106h720M14-224v560M92-224v560M152-224v560M226-224v560M-240-40h720M-240 160h720M-70-224v560M310-224v560"
      />
      <path className={css.avenue} d="M-240 250 480-134M-60-224 200 336" />
      <ellipse className={css.shade} cx="120" cy="75" rx="9" ry="3" />
      <path className={css.pin} d="M120 75c-5-9-15-15-15-26a15 15 0 0 1 30 0c0 11-10 17-15 26Z" />
      <circle className={css.eye} cx="120" cy="49" r="5.5" />
    </svg>
  );
}
