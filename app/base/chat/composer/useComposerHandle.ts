import { type RefObject, useImperativeHandle } from 'react';
import { type ComposerHandle, useConversationState } from '../actions/conversationState.ts';
import type { ComposerState } from './useComposer.ts';

/** Lets the rest of the conversation write here: an answer to a message, or words to be edited again. */
export function useComposerHandle(
  { text, write, quote }: ComposerState,
  field: RefObject<HTMLTextAreaElement | null>,
): void {
  useImperativeHandle(useConversationState().composer, (): ComposerHandle => {
    const focus = (): void => field.current?.focus();
    return {
      field: field.current,
      quote(message) {
        quote(message);
        focus();
      },
      add(added) {
        write(text === '' ? added : `${text}\n${added}`);
        focus();
      },
    };
  });
}
