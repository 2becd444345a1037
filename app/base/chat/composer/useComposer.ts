import { useAtom, useStore } from 'jotai';
import { useState } from 'react';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { mentionElement } from '../../../core/messaging/messageModel/mentionElement.ts';
import type { Mention } from '../../../core/messaging/messageModel/mentions.ts';
import { movedMentions } from '../../../core/messaging/messageModel/movedMentions.ts';
import {
  type QuotedRef,
  quotedNameOf,
  quotedRefOf,
} from '../../../core/messaging/messageModel/quotedName.ts';
import { conversationRowsAtom } from '../../../core/messaging/messagingAtoms.ts';
import { useConversationState } from '../actions/conversationState.ts';
import { lengthOf, longestMessage } from './composerRules.ts';
import { useCallingAll } from './mention/useCallingAll.ts';
import { useDraft } from './useDraft.ts';
import { type SendingState, useSending } from './useSending.ts';

type Input = {
  /** Of the conversation. */
  id: string;
  peer: Peer;
  /** What was written here before and not sent. */
  draft: string;
};

export type ComposerState = {
  text: string;
  /** Whom it names, from first to last. */
  mentions: readonly Mention[];
  /** The message that is being answered; null for none. */
  quoted: QuotedRef | null;
  /** Characters left; below 0 those too many. */
  left: number;
  state: SendingState;
  canSend: boolean;
  /**
   * @param added whom the new text names, beside those whose names it kept
   * @param caret where it stands now, behind what was changed
   */
  write: (next: string, added?: readonly Mention[], caret?: number) => void;
  /** Answers a message from now on; null: none. */
  quote: (message: QuotedRef | null) => void;
  /** Does nothing where nothing can be sent. Before many people are told, it asks. */
  send: () => void;
};

/** What is being written. It is stored as a draft, and stays in the field until the message is stored. */
export function useComposer({ id, peer, draft }: Input): ComposerState {
  const messaging = useMessaging();
  const store = useStore();
  const [text, setText] = useState(draft);
  const [mentions, setMentions] = useState<readonly Mention[]>(() => {
    const row = store.get(conversationRowsAtom).get(id);
    return row?.draft === draft ? row.draftMentions : [];
  });
  const { quotedAtom, hasWritten } = useConversationState();
  const [quoted, setQuoted] = useAtom(quotedAtom);
  const quotedName = quoted ? quotedNameOf(quoted) : undefined;
  const { keep, forget } = useDraft(id);
  const empty = (): void => {
    setText('');
    setMentions([]);
    setQuoted(null);
    forget();
  };
  const sending = useSending({ peer, onKept: empty });
  const { namedIn, askedFirst } = useCallingAll(peer, text);
  // Ids are longer than the names that stand for them.
  const sent = mentions.length > 0 ? mentionElement(text, mentions).text : text;
  const left = longestMessage - lengthOf(sent);
  const canSend = text.trim() !== '' && left >= 0 && sending.state !== 'keeping';
  return {
    text,
    mentions,
    quoted,
    left,
    state: sending.state,
    canSend,
    write(next, added = [], caret) {
      hasWritten.current = true;
      const named = [...movedMentions(mentions, text, next, caret), ...added];
      named.sort((one, other) => one.start - other.start);
      setText(next);
      setMentions(named);
      keep(next, { quoted: quotedName, mentions: named });
      sending.goOn();
      messaging.setTyping(id, next.trim() !== '');
    },
    quote(message) {
      setQuoted(message && quotedRefOf(message));
      keep(text, { quoted: message ? quotedNameOf(message) : undefined, mentions });
    },
    send() {
      if (!canSend) return;
      const words = text.trim();
      const named = namedIn(words, movedMentions(mentions, text, words));
      askedFirst(named, () => {
        sending.send(words, { quoted: quotedName, mentions: named });
        messaging.setTyping(id, false);
      });
    },
  };
}
