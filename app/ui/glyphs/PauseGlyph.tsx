import * as css from './glyph.css.ts';

/** Goes with `PlayGlyph`. */
export function PauseGlyph({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path className={css.heavy} d="M8.5 5.5v13M15.5 5.5v13" />
    </svg>
  );
}
