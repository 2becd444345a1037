import { useTranslation } from '../../core/i18n/translation.tsx';
import { copyText } from '../../platform/clipboard.ts';
import { showToast } from '../../ui/toasts.ts';

/** @returns a function that copies a text and says how it went. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useTranslation();
  return async (text) => {
    if (await copyText(text)) showToast(t('copied'), { done: true });
    else showToast(t('copyFailed'));
  };
}
