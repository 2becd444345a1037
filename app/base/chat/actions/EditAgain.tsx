import { atom, useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { stillThere } from '../../../core/messaging/references/stillThere.ts';
import { useConversationState } from './conversationState.ts';
import * as css from './EditAgain.css.ts';
import { recalledTextsAtom } from './recalledTexts.ts';

/**
 * Behind the notice that the person took a text back: puts it where one writes, with what it answered.
 * @param messageKey `messageKeyOf` the message
 */
export function EditAgain({ messageKey }: { messageKey: string }) {
  const { t } = useTranslation('chat.conversation');
  const { composer, quotedAtom } = useConversationState();
  const messaging = useMessaging();
  const store = useStore();
  const textAtom = useMemo(
    () => atom((get) => get(recalledTextsAtom).get(messageKey)),
    [messageKey],
  );
  const recalled = useAtomValue(textAtom);
  if (!recalled) return null;
  const { words, mentions, quoted } = recalled;
  const editAgain = async (): Promise<void> => {
    composer.current?.add(words, mentions);
    const [message] = quoted ? await stillThere(messaging, [quoted]).catch(() => []) : [];
    if (message && store.get(quotedAtom) === null) composer.current?.quote(message);
  };
  return (
    <button type="button" className={css.button} onClick={editAgain}>
      {t('editAgain')}
    </button>
  );
}
