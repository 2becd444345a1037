import { useState } from 'react';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
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

type ComposerState = {
  text: string;
  /** Characters left; below 0 those too many. */
  left: number;
  state: SendingState;
  canSend: boolean;
  write: (next: string) => void;
  /** Does nothing where nothing can be sent. */
  send: () => void;
};

/** What is being written. It is stored as a draft, and stays in the field until the message is stored. */
export function useComposer({ id, peer, draft }: Input): ComposerState {
  const messaging = useMessaging();
  const [text, setText] = useState(draft);
  const { keep, forget } = useDraft(id);
  const empty = (): void => {
    setText('');
    forget();
  };
  const sending = useSending({ peer, onKept: empty });
  const left = longestMessage - lengthOf(text);
  const canSend = text.trim() !== '' && left >= 0 && sending.state !== 'keeping';
  return {
    text,
    left,
    state: sending.state,
    canSend,
    write(next) {
      setText(next);
      keep(next);
      sending.goOn();
      messaging.setTyping(id, next.trim() !== '');
    },
    send() {
      if (!canSend) return;
      sending.send(text.trim());
      messaging.setTyping(id, false);
    },
  };
}
