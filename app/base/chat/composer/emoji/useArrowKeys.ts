import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { neighbourOf } from './neighbourOf.ts';

/** Arrow keys go from one button of an area to the next. @returns what goes on that area */
export function useArrowKeys(): {
  ref: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  return {
    ref,
    onKeyDown(event) {
      const next = neighbourOf(ref.current, document.activeElement, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}
