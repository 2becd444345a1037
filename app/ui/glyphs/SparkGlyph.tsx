import * as css from './glyph.css.ts';

/** Lightning. */
export function SparkGlyph({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path className={css.shape} d="M12.8 3.2 5 13.5h5.8L9.7 20.8 18.5 10h-6.2Z" />
    </svg>
  );
}
