import { useTranslation } from '../../core/i18n/translation.tsx';
import { useMediaAddress } from '../../core/platform/mediaAddress.ts';
import { downloadFrom } from '../../platform/download.ts';
import { showToast } from '../../ui/toasts.ts';
import type { MessageFile } from './messageKind.ts';

/**
 * @returns saves a file of a message on the device, and says so where it cannot be had. Never rejects.
 */
export function useSaveMessageFile(): (file: MessageFile) => Promise<void> {
  const { t } = useTranslation('chat.media');
  const addressOf = useMediaAddress();
  return async ({ url, name }) => {
    const address = addressOf(url);
    if (address === null) return showToast(t('fileRefused'));
    try {
      await downloadFrom(address, name);
    } catch {
      showToast(t('saveFailed'));
    }
  };
}
