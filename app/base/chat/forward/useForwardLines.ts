import { useCallback } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { plainLine } from '../../../lib/plainText.ts';
import { useWords } from '../../../parts/message/useWords.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { useMessageKinds } from '../kinds/messageKinds.ts';

/** Characters of what a message says. */
const longestWords = 80;

/**
 * @returns says of each message who wrote what, on one line: by the names people gave themselves, for
 * others read it
 */
export function useForwardLines(): (messages: readonly StoredMessage[]) => readonly string[] {
  const { t } = useTranslation('chat.message');
  const { kindOf } = useMessageKinds();
  const say = useWords();
  const nameOf = usePersonName();
  return useCallback(
    (messages) =>
      messages.flatMap((message) => {
        const kind = kindOf(message);
        if (kind?.place !== 'bubble') return [];
        const words = plainLine(say(kind.preview(message)), longestWords);
        const { sendID: userID, senderNickname: nickname } = message;
        return [t('says', { name: nameOf({ userID, nickname }), words })];
      }),
    [t, kindOf, say, nameOf],
  );
}
