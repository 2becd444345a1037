import { atom, type PrimitiveAtom } from 'jotai';
import { createContext, useContext } from 'react';
import type { Mention } from '../../../core/messaging/messageModel/mentions.ts';
import type { QuotedRef } from '../../../core/messaging/messageModel/quotedName.ts';
import type { Jump } from '../timeline/jumpContext.ts';
import type { Selection } from './selection.ts';

/** Where one writes. */
export type ComposerHandle = {
  field: HTMLElement | null;
  /**
   * Puts a text behind what is written already, and the caret behind it.
   * @param mentions whom it names, and where
   */
  add: (text: string, mentions?: readonly Mention[]) => void;
  /** Puts somebody's name where the caret is: they are mentioned. */
  mention: (member: { userID: string; nickname: string }) => void;
  /** Answers a message. */
  quote: (message: QuotedRef) => void;
};

/** What the parts of one conversation that is shown have in common. */
export type ConversationState = {
  /** The message that is being answered; null for none. */
  quotedAtom: PrimitiveAtom<QuotedRef | null>;
  /** Messages that were chosen, by `messageKeyOf`; null while nobody chooses. */
  selectionAtom: PrimitiveAtom<Selection | null>;
  /** Null where nothing can be written. */
  composer: { current: ComposerHandle | null };
  /** Opens the calendar at the day of a time, or of what is in view. Null where there are no messages yet. */
  openCalendar: { current: ((time: number | null) => void) | null };
  /** Shows one of its messages. Null where there are no messages yet. */
  jump: { current: Jump | null };
  /** Whether somebody has written here: a draft that becomes known later is their own. */
  hasWritten: { current: boolean };
};

export function createConversationState(): ConversationState {
  return {
    quotedAtom: atom<QuotedRef | null>(null),
    selectionAtom: atom<Selection | null>(null),
    composer: { current: null },
    openCalendar: { current: null },
    jump: { current: null },
    hasWritten: { current: false },
  };
}

export const ConversationContext = createContext<ConversationState | null>(null);

export function useConversationState(): ConversationState {
  const state = useContext(ConversationContext);
  if (!state) throw new Error('There is no conversation around this.');
  return state;
}
