import * as css from './glyph.css.ts';

/** Filled: on a picture, an outline is lost. */
export function PlayGlyph({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path className={css.solid} d="M8 5.2v13.6L18.8 12Z" />
    </svg>
  );
}
