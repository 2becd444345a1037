import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { useMessaging } from '../../../../core/messaging/hooks/useMessaging.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import { useMediaAddress } from '../../../../core/platform/mediaAddress.ts';
import { copyPicture } from '../../../../platform/clipboard.ts';
import { fetchFile } from '../../../../platform/fetchFile.ts';
import { picturePng } from '../../../../platform/picturePng.ts';
import { showToast } from '../../../../ui/toasts.ts';

/** Why there is no picture to copy; each has a sentence. */
type Missing = 'photoRefused' | 'copyGone' | 'copyUnreachable';

class MissingPicture extends Error {
  readonly reason: Missing;

  constructor(reason: Missing) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * @returns copies the picture of a message, and says how it went. Call it from a tap, before anything is
 * waited for. `url` is its address as the message has it. Never rejects.
 */
export function useCopyPicture(): (message: StoredMessage, url: string) => Promise<void> {
  const { t } = useTranslation(['chat.media', 'common']);
  const messaging = useMessaging();
  const addressOf = useMediaAddress();
  const read = async ({ clientMsgID, state }: StoredMessage, url: string): Promise<Blob> => {
    const isUnsent = state !== 'sent';
    const kept = isUnsent && (await messaging.outgoingFile(clientMsgID, 'file').catch(() => null));
    if (kept) return kept;
    const address = addressOf(url);
    if (address === null) throw new MissingPicture(url === '' ? 'copyGone' : 'photoRefused');
    const file = await fetchFile(address);
    if (file === 'gone') throw new MissingPicture('copyGone');
    if (file === 'unreachable') throw new MissingPicture('copyUnreachable');
    return file;
  };
  return async (message, url) => {
    try {
      if (await copyPicture(read(message, url).then(picturePng))) {
        showToast(t('common:copied'), { done: true });
      } else showToast(t('copyNotAllowed'));
    } catch (error) {
      showToast(t(error instanceof MissingPicture ? error.reason : 'copyUnreadable'));
    }
  };
}
