import * as css from './glyph.css.ts';

/** Head and shoulders. */
export function PersonGlyph({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path
        className={css.shape}
        d="M12 3.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4ZM4.2 20.3c.6-3.8 3.6-5.9 7.8-5.9s7.2 2.1 7.8 5.9Z"
      />
    </svg>
  );
}
