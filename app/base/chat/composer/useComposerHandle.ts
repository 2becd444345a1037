import { type RefObject, useImperativeHandle } from 'react';
import { type ComposerHandle, useConversationState } from '../actions/conversationState.ts';
import type { Mentioning } from './mention/useMentioning.ts';
import type { ComposerState } from './useComposer.ts';

/** Lets the rest of the conversation write here: an answer to a message, or words to be edited again. */
export function useComposerHandle(
  { text, write, quote }: ComposerState,
  mention: Mentioning['mention'],
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
      add(added, mentions = []) {
        const before = text === '' ? '' : `${text}\n`;
        const moved = mentions.map(({ start, end, userID }) => ({
          start: start + before.length,
          end: end + before.length,
          userID,
        }));
        write(before + added, moved);
        focus();
      },
      mention(member) {
        mention(member);
        focus();
      },
    };
  });
}
