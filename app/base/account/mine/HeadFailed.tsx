import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/ErrorState.tsx';

type Props = { isReading: boolean; onRetry: () => void };

/** In place of an account that did not load. */
export function HeadFailed({ isReading, onRetry }: Props) {
  const { t } = useTranslation(['account', 'shell']);
  return (
    <ErrorState
      place="inline"
      title={t('account:profileFailedTitle')}
      sentence={t('account:profileFailedSentence')}
      retry={t('shell:tryAgain')}
      busyLabel={isReading ? t('shell:loading') : undefined}
      onRetry={onRetry}
    />
  );
}
