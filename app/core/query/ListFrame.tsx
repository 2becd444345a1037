import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useTranslation } from '../i18n/translation.tsx';
import type { ListReading } from './useListReading.ts';

type Props = { reading: ListReading; failedTitle: string; children: ReactNode };

/** Waits for a list, and says so where it cannot be had. */
export function ListFrame({ reading, failedTitle, children }: Props) {
  const { t } = useTranslation('common');
  if (reading.state === 'ready') return children;
  if (reading.state === 'loading') return <Skeleton rows={8} label={t('loading')} />;
  return (
    <ErrorState
      title={failedTitle}
      sentence={t('loadFailedSentence')}
      retry={t('tryAgain')}
      onRetry={reading.retry}
      busyLabel={reading.isTrying ? t('loading') : undefined}
    />
  );
}
