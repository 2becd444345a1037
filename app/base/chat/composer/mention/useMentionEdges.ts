import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Edited } from '../emoji/caretEdits.ts';
import type { CaretEditing } from '../emoji/useCaret.ts';
import type { ComposerState } from '../useComposer.ts';
import { caretOutside, withoutCutMentions, withoutMentionAt } from './mentionEdits.ts';
import type { MentionAsking } from './useMentionQuery.ts';

const directions: Readonly<Partial<Record<string, 'backward' | 'forward'>>> = {
  deleteContentBackward: 'backward',
  deleteContentForward: 'forward',
};

export type MentionEdges = {
  /** Takes what the field has now; where a mention was cut, what is left of it goes as well. */
  onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  /** The caret is another: it never stays within a mention. */
  onSelect: (field: HTMLTextAreaElement) => void;
};

/** Keeps mentions whole: one key deletes all of one, and the caret passes over it. */
export function useMentionEdges(
  field: RefObject<HTMLTextAreaElement | null>,
  { text, mentions, write }: Pick<ComposerState, 'text' | 'mentions' | 'write'>,
  { caret, asking }: { caret: CaretEditing; asking: MentionAsking },
): MentionEdges {
  const edit = (edited: Edited): void => {
    caret.edit(() => edited);
    asking.forget();
  };
  const lastCaret = useRef(0);
  const onBeforeInput = useEffectEvent((event: InputEvent): void => {
    const direction = directions[event.inputType];
    const { selectionStart, selectionEnd, value } = event.target as HTMLTextAreaElement;
    if (!direction || selectionStart !== selectionEnd || value !== text) return;
    const edited = withoutMentionAt(text, mentions, selectionEnd, direction);
    // What a keyboard composes it takes back by itself: then the change tells of it.
    if (!edited || !event.cancelable) return;
    event.preventDefault();
    edit(edited);
  });
  useEffect(() => {
    const element = field.current;
    // React knows another event by this name.
    const listen = (event: InputEvent): void => onBeforeInput(event);
    element?.addEventListener('beforeinput', listen);
    return () => element?.removeEventListener('beforeinput', listen);
  }, [field]);
  return {
    onChange({ target }) {
      const { value, selectionEnd } = target;
      const edited = withoutCutMentions(text, mentions, value, selectionEnd);
      if (edited) return edit(edited);
      write(value, [], selectionEnd);
      asking.look(target);
    },
    onSelect(element) {
      const { selectionStart, selectionEnd, value } = element;
      const from = lastCaret.current;
      lastCaret.current = selectionEnd;
      if (selectionStart !== selectionEnd || value !== text) return;
      const place = caretOutside(mentions, selectionEnd, from);
      if (place === selectionEnd) return;
      lastCaret.current = place;
      element.setSelectionRange(place, place);
    },
  };
}
