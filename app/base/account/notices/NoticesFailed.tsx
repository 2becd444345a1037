import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import type { Notices } from './useNotices.ts';

/** In place of notices that did not load. */
export function NoticesFailed({ notices }: { notices: Notices }) {
  const { t } = useTranslation(['account', 'shell']);
  const errorText = useErrorText();
  return (
    <ErrorState
      title={t('account:noticesFailedTitle')}
      sentence={errorText(notices.error)}
      retry={t('shell:tryAgain')}
      busyLabel={notices.isReading ? t('shell:loading') : undefined}
      onRetry={notices.readOn}
    />
  );
}
