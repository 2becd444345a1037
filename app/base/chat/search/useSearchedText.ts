import { useMemo } from 'react';
import { contentType } from '../../../contract/gateway/contentType.ts';
import type { Message } from '../../../contract/gateway/entities/message.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useMessageKinds } from '../kinds/messageKinds.ts';
import { readSticker } from '../stickers/stickerWire.ts';

/**
 * @returns gives the words by which a message is found, '' for what never is: a sticker by what it is
 * called in the reader's language. The same function until the language changes.
 */
export function useSearchedText(): (message: Message) => string {
  const { textOf } = useMessageKinds();
  const { t } = useTranslation('chat.sticker');
  return useMemo(
    () => (message) => {
      if (message.contentType !== contentType.face) return textOf(message);
      const sticker = readSticker(message);
      return sticker?.from === 'set' ? t(sticker.id) : '';
    },
    [textOf, t],
  );
}
