import * as css from './glyph.css.ts';

/** Map pin. */
export function PlaceGlyph({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path className={css.shape} d="M12 21.2s7-6.3 7-11.5a7 7 0 1 0-14 0c0 5.2 7 11.5 7 11.5Z" />
      <circle className={css.cut} cx="12" cy="9.7" r="2.5" />
    </svg>
  );
}
