import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Caret, Edited } from './caretEdits.ts';

type Field = RefObject<HTMLTextAreaElement | null>;

export type CaretEditing = {
  /** Changes the text where the caret is, whether or not the field has the focus. */
  edit: (change: (text: string, at: Caret) => Edited) => void;
  /** To be told when the field loses the focus and gets it. */
  onBlur: () => void;
  onFocus: () => void;
};

/**
 * Remembers where the caret of a field is while the field has no focus: moving it there would bring the
 * keyboard of a phone.
 * @param write told where the caret goes as well: behind what was changed
 */
export function useCaret(
  field: Field,
  text: string,
  write: (text: string, caret: number) => void,
): CaretEditing {
  /** Null: at the end. */
  const caret = useRef<Caret | null>(null);
  const isMoved = useRef(false);
  const move = (): void => {
    const element = field.current;
    if (!isMoved.current || !element || document.activeElement !== element) return;
    isMoved.current = false;
    const { start, end } = caret.current ?? { start: text.length, end: text.length };
    element.setSelectionRange(start, end);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text brings the caret to its end
  useLayoutEffect(move, [text]);
  return {
    edit(change) {
      const element = field.current;
      if (element && document.activeElement === element) caret.current = caretOf(element);
      const edited = change(text, caret.current ?? { start: text.length, end: text.length });
      caret.current = edited.caret;
      isMoved.current = true;
      write(edited.text, edited.caret.end);
    },
    onBlur() {
      if (field.current) caret.current = caretOf(field.current);
    },
    onFocus: move,
  };
}

function caretOf({ selectionStart, selectionEnd }: HTMLTextAreaElement): Caret {
  return { start: selectionStart, end: selectionEnd };
}
