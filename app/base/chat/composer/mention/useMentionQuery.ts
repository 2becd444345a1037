import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { isOfComposition } from '../../../../platform/composition.ts';
import { type MentionQuery, mentionQueryAt } from './mentionQuery.ts';

export type MentionAsking = {
  asked: MentionQuery | null;
  /** Id of the list of members. */
  listId: string;
  /** What the list does with a key of the field. @returns whether it was meant for the list */
  keys: RefObject<((key: string) => boolean) | null>;
  /** Attributes of the field, by which a screen reader follows the list. */
  field: object;
  /** Id of the member that Enter takes; undefined for none. */
  setActive: (id: string | undefined) => void;
  /** The text or the caret is another. */
  look: (field: HTMLTextAreaElement) => void;
  /** Nobody is to be chosen for this `@` any more. */
  dismiss: () => void;
  /** What was mentioned is gone: an `@` in its place is a new one. */
  forget: () => void;
  /** The field has lost the focus. */
  leave: () => void;
  /** @returns whether the key was the list's */
  onKeyDown: (event: KeyboardEvent) => boolean;
};

const listKeys = ['ArrowDown', 'ArrowUp', 'Enter', 'Tab', 'Escape'];

/**
 * What the person asks for in the field with an `@`.
 * @param isGroup nobody can be mentioned where there are but two
 */
export function useMentionQuery(isGroup: boolean): MentionAsking {
  const [asked, setAsked] = useState<MentionQuery | null>(null);
  const [active, setActive] = useState<string>();
  const listId = useId();
  const keys = useRef<((key: string) => boolean) | null>(null);
  /** Where the `@` stands that is to stay as it is; −1 for none. */
  const dismissed = useRef(-1);
  return {
    asked,
    listId,
    keys,
    field: asked
      ? {
          'aria-haspopup': 'listbox',
          'aria-autocomplete': 'list',
          'aria-controls': active && listId,
          'aria-activedescendant': active,
        }
      : {},
    setActive,
    look({ value, selectionStart, selectionEnd }) {
      if (!isGroup) return;
      const next = selectionStart === selectionEnd ? mentionQueryAt(value, selectionEnd) : null;
      if (next?.start !== dismissed.current) dismissed.current = -1;
      const wanted = dismissed.current < 0 ? next : null;
      // A key is told of several times: what it asks for is drawn once.
      setAsked((known) => (isSame(known, wanted) ? known : wanted));
    },
    dismiss() {
      dismissed.current = asked?.start ?? -1;
      setAsked(null);
      setActive(undefined);
    },
    forget() {
      dismissed.current = -1;
      setAsked(null);
    },
    leave: () => setAsked(null),
    onKeyDown(event) {
      const { key, nativeEvent, shiftKey } = event;
      if (!asked || shiftKey || !listKeys.includes(key)) return false;
      if (isOfComposition(nativeEvent)) return false;
      if (!keys.current?.(key)) return false;
      event.preventDefault();
      return true;
    },
  };
}

function isSame(one: MentionQuery | null, other: MentionQuery | null): boolean {
  return one?.query === other?.query && one?.start === other?.start && one?.end === other?.end;
}
