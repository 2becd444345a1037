import * as css from './glyph.css.ts';

/** Speech bubble: the chats tab. */
export function BubbleGlyph({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path
        className={css.shape}
        d="M12 4c5 0 9 3.3 9 7.5S17 19 12 19c-1 0-2-.1-2.9-.4L4.6 20.4l1-3.8C4 15.3 3 13.5 3 11.5 3 7.3 7 4 12 4Z"
      />
    </svg>
  );
}
