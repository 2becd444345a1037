import type { AnimationEvent, ReactNode } from 'react';
import * as css from './FoundMark.css.ts';

type Props = {
  isFound: boolean;
  isLit: boolean;
  /** The light has gone out. */
  onUnlit: () => void;
  children: ReactNode;
};

/** Marks the message that a conversation was opened at: with a light for a moment, and for readers. */
export function FoundMark({ isFound, isLit, onUnlit, children }: Props) {
  // What is animated inside ends on its own.
  const end = (event: AnimationEvent): void => {
    if (event.target === event.currentTarget) onUnlit();
  };
  return (
    <div
      className={isFound && isLit ? css.lit : undefined}
      aria-current={isFound || undefined}
      onAnimationEnd={isFound ? end : undefined}
    >
      {children}
    </div>
  );
}
