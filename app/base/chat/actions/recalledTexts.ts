import { atom } from 'jotai';
import type { MentioningWords } from '../../../core/messaging/messageModel/mentions.ts';
import { type MessageRef, messageKeyOf } from '../../../core/messaging/messageRef.ts';

type RecalledText = MentioningWords & {
  /** The message that it answered; null for none. */
  quoted: MessageRef | null;
};

/** Texts that a person took back on this page, by `messageKeyOf`: nobody keeps them longer. */
export const recalledTextsAtom = atom<ReadonlyMap<string, RecalledText>>(new Map());

/** Keeps what a person has just taken back, so that they can write it anew. */
export const keepRecalledAtom = atom(
  null,
  (get, set, message: MessageRef, recalled: RecalledText) => {
    if (recalled.words === '') return;
    set(recalledTextsAtom, new Map([...get(recalledTextsAtom), [messageKeyOf(message), recalled]]));
  },
);
