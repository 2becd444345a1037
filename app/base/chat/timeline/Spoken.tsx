import { useRef } from 'react';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { isolated } from '../../../lib/isolated.ts';
import { plainLine } from '../../../lib/plainText.ts';
import { useSupport } from '../../../parts/person/useSupport.ts';
import { kindOf, textOf } from '../words/contentKind.ts';
import { tipSentence } from '../words/tipSentence.ts';
import { useSentence } from '../words/useSentence.ts';
import * as css from './Timeline.css.ts';

type Props = { messages: readonly StoredMessage[]; selfId: string };

/** Says a message that comes in while the conversation is open, for screen readers. */
export function Spoken({ messages, selfId }: Props) {
  const say = useSentence();
  const newest = messages.at(-1);
  const key = newest && messageKeyOf(newest);
  const atOpening = useRef(key);
  const isNews = newest && newest.sendID !== selfId && key !== atOpening.current;
  const support = useSupport(newest?.sendID ?? '');
  const tip = isNews ? tipSentence(newest, selfId) : null;
  return (
    <p className={css.spoken} role="status">
      {tip && say(tip)}
      {isNews && !tip && kindOf(newest) === 'text'
        ? `${isolated(support?.name ?? plainLine(newest.senderNickname, 40))}: ${isolated(plainLine(textOf(newest), 300))}`
        : null}
    </p>
  );
}
