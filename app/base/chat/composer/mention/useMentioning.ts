import { type RefObject, useRef } from 'react';
import type { Mention } from '../../../../core/messaging/messageModel/mentions.ts';
import { insertAt } from '../emoji/caretEdits.ts';
import { type CaretEditing, useCaret } from '../emoji/useCaret.ts';
import type { ComposerState } from '../useComposer.ts';
import type { FieldEdges } from './mentionEdges.ts';
import { type MentionAsking, useMentionQuery } from './useMentionQuery.ts';

type Member = { userID: string; nickname: string };

export type Mentioning = {
  caret: CaretEditing;
  asking: MentionAsking;
  /** Null while nobody is mentioned. */
  edges: RefObject<FieldEdges | null>;
  /** Puts a name in the place of what was asked for, else where the caret is. */
  mention: (member: Member) => void;
};

/** Edits at the caret, names of members among them. */
export function useMentioning(
  field: RefObject<HTMLTextAreaElement | null>,
  { text, state, write }: ComposerState,
  isGroup: boolean,
): Mentioning {
  const asking = useMentionQuery(isGroup);
  const added = useRef<readonly Mention[]>([]);
  const caret = useCaret(field, text, (next, at) => {
    if (state !== 'keeping') write(next, added.current, at);
  });
  const edges = useRef<FieldEdges | null>(null);
  return {
    caret,
    asking,
    edges,
    mention({ userID, nickname }) {
      const { asked } = asking;
      const name = `@${nickname}`;
      caret.edit((now, at) => {
        const place = asked ?? at;
        // A name begins a word of its own.
        const apart = asked || /(^|\s)$/u.test(now.slice(0, place.start)) ? '' : ' ';
        const edited = insertAt(now, place, `${apart}${name} `);
        const end = edited.caret.start - 1;
        added.current = [{ start: end - name.length, end, userID }];
        return edited;
      });
      added.current = [];
      asking.dismiss();
    },
  };
}
