import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { writtenWords } from '../../../core/messaging/messageModel/writtenWords.ts';
import { refOf } from '../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { isolated } from '../../../lib/isolated.ts';
import { useCopy } from '../../../parts/copy/useCopy.ts';
import { useContents } from '../../../parts/message/useContents.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { showToast } from '../../../ui/toasts.ts';
import { forwardedAtom } from '../forward/forwardedAtom.ts';
import { useConversationState } from './conversationState.ts';

type SelectionActions = {
  /** What copying takes: the texts, one below the other; '' without any. */
  words: string;
  copy: () => void;
  forward: (way: 'each' | 'merged') => void;
};

/** @param messages oldest first @returns what can be done with several messages at once */
export function useSelectionActions(
  messages: readonly StoredMessage[],
  isGroup: boolean,
): SelectionActions {
  const { t } = useTranslation('chat.actions');
  const tag = useLanguageTag();
  const navigate = useNavigate();
  const copy = useCopy();
  const nameOf = usePersonName();
  const contents = useContents();
  const setForwarded = useSetAtom(forwardedAtom);
  const { selectionAtom } = useConversationState();
  const setSelection = useSetAtom(selectionAtom);
  const words = messages.flatMap((message) => writtenWords(message) ?? []).join('\n');
  const senders = new Map(
    messages.map(({ sendID: userID, senderNickname: nickname }) => [userID, { userID, nickname }]),
  );
  const names = [...senders.values()].map((one) => isolated(nameOf(one)));
  const nameList = new Intl.ListFormat(tag, { type: 'conjunction' }).format(names);
  return {
    words,
    copy() {
      setSelection(null);
      void copy(words);
    },
    forward(way) {
      if (messages.some((message) => contents.forwarded(message) === null)) {
        showToast(t('notForwarded'));
        return;
      }
      const title = isGroup ? t('mergedOfGroup') : t('mergedOf', { names: nameList });
      setForwarded({ refs: messages.map(refOf), way, title });
      setSelection(null);
      navigate(paths.forward);
    },
  };
}
