import * as css from './glyph.css.ts';

/** Compass. */
export function CompassGlyph({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <circle className={css.shape} cx="12" cy="12" r="8.7" />
      <path className={css.cut} d="m15.4 8.6-2 4.8-4.8 2 2-4.8Z" />
    </svg>
  );
}
