import { useAtom } from 'jotai';
import { useState } from 'react';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { quotedNameOf } from '../../../core/messaging/messageModel/quotedName.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { useConversationState } from '../actions/conversationState.ts';
import { lengthOf, longestMessage } from './composerRules.ts';
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
  /** The message that is being answered; null for none. */
  quoted: StoredMessage | null;
  /** Characters left; below 0 those too many. */
  left: number;
  state: SendingState;
  canSend: boolean;
  write: (next: string) => void;
  /** Answers a message from now on; null: none. */
  quote: (message: StoredMessage | null) => void;
  /** Does nothing where nothing can be sent. */
  send: () => void;
};

/** What is being written. It is stored as a draft, and stays in the field until the message is stored. */
export function useComposer({ id, peer, draft }: Input): ComposerState {
  const messaging = useMessaging();
  const [text, setText] = useState(draft);
  const [quoted, setQuoted] = useAtom(useConversationState().quotedAtom);
  const quotedName = quoted ? quotedNameOf(quoted) : undefined;
  const { keep, forget } = useDraft(id);
  const empty = (): void => {
    setText('');
    setQuoted(null);
    forget();
  };
  const sending = useSending({ peer, onKept: empty });
  const left = longestMessage - lengthOf(text);
  const canSend = text.trim() !== '' && left >= 0 && sending.state !== 'keeping';
  return {
    text,
    quoted,
    left,
    state: sending.state,
    canSend,
    write(next) {
      setText(next);
      keep(next, quotedName);
      sending.goOn();
      messaging.setTyping(id, next.trim() !== '');
    },
    quote(message) {
      setQuoted(message);
      if (text !== '') keep(text, message ? quotedNameOf(message) : undefined);
    },
    send() {
      if (!canSend) return;
      sending.send(text.trim(), quotedName);
      messaging.setTyping(id, false);
    },
  };
}
