import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { isolated } from '../../../lib/isolated.ts';
import { shownAs } from '../../../parts/message/shownAs.ts';
import { useWords } from '../../../parts/message/useWords.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { messageKindsAtom } from '../kinds/messageKindsAtom.ts';
import * as css from './Timeline.css.ts';

type Props = { messages: readonly StoredMessage[]; selfId: string };

/** Says a message that comes in while the conversation is open, for screen readers. */
export function Announcer({ messages, selfId }: Props) {
  const { t } = useTranslation('chat.message');
  const say = useWords();
  const nameOf = usePersonName();
  const kinds = useAtomValue(messageKindsAtom);
  const newest = messages.at(-1);
  const key = newest && messageKeyOf(newest);
  const atOpening = useRef(key);
  const isNews = newest && newest.sendID !== selfId && key !== atOpening.current;
  const shown = isNews ? shownAs(newest, kinds, selfId) : null;
  const sender = { userID: newest?.sendID ?? '', nickname: newest?.senderNickname ?? '' };
  return (
    <p className={css.spoken} role="status">
      {shown?.place === 'notice' && say(shown.sentence)}
      {shown?.place === 'bubble' &&
        newest &&
        t('says', {
          name: isolated(nameOf(sender)),
          words: isolated(say(shown.kind.spoken(newest))),
        })}
    </p>
  );
}
