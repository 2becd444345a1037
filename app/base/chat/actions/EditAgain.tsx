import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useConversationState } from './conversationState.ts';
import * as css from './EditAgain.css.ts';
import { recalledTextsAtom } from './recalledTexts.ts';

/**
 * Behind the notice that the person took a text back: puts it where one writes.
 * @param messageKey `messageKeyOf` the message
 */
export function EditAgain({ messageKey }: { messageKey: string }) {
  const { t } = useTranslation('chat.conversation');
  const { composer } = useConversationState();
  const textAtom = useMemo(
    () => atom((get) => get(recalledTextsAtom).get(messageKey)),
    [messageKey],
  );
  const recalled = useAtomValue(textAtom);
  if (!recalled) return null;
  const { words, mentions } = recalled;
  return (
    <button
      type="button"
      className={css.button}
      onClick={() => composer.current?.add(words, mentions)}
    >
      {t('editAgain')}
    </button>
  );
}
