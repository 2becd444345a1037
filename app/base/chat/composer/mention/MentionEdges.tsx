import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import type { Edited } from '../emoji/caretEdits.ts';
import type { ComposerState } from '../useComposer.ts';
import { caretOutside, withoutCutMentions, withoutMentionAt } from './mentionEdits.ts';
import type { Mentioning } from './useMentioning.ts';

const directions: Readonly<Partial<Record<string, 'backward' | 'forward'>>> = {
  deleteContentBackward: 'backward',
  deleteContentForward: 'forward',
};

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  composer: Pick<ComposerState, 'text' | 'mentions'>;
  mentioning: Pick<Mentioning, 'caret' | 'asking' | 'edges'>;
};

/**
 * Keeps mentions whole: one key deletes all of one, and the caret passes over it. Shows nothing; comes once
 * somebody is being mentioned.
 */
export function MentionEdges({ field, composer, mentioning }: Props) {
  const { text, mentions } = composer;
  const { caret, asking, edges } = mentioning;
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
  useImperativeHandle(edges, () => ({
    onChange({ value, selectionEnd }) {
      const edited = withoutCutMentions(text, mentions, value, selectionEnd);
      if (edited) edit(edited);
      return edited !== null;
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
  }));
  return null;
}
