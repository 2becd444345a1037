import { messageMediaBytes } from '../../../../contract/media/uploadMedia.ts';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../../core/language/useLanguageTag.ts';
import { fileSize } from '../../../../lib/fileSize.ts';
import type { FileProblem } from './fileRules.ts';

/** @returns why a file is not sent, and what can be done about it */
export function useProblemText(): (problem: FileProblem) => string {
  const { t } = useTranslation('chat.composer');
  const tag = useLanguageTag();
  return (problem) => {
    switch (problem) {
      case 'empty':
        return t('problemEmpty');
      case 'tooLarge':
        return t('problemTooLarge', { size: fileSize(messageMediaBytes, tag) });
      case 'notTaken':
        return t('problemNotTaken');
      case 'videoNotTaken':
        return t('problemVideo');
      case 'unreadable':
        return t('problemUnreadable');
      case 'noAccess':
        return t('problemNoAccess');
      case 'lost':
        return t('problemLost');
    }
  };
}
