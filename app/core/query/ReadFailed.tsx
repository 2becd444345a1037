import { ErrorState } from '../../ui/ErrorState.tsx';
import { useErrorSentence } from '../errors/useErrorSentence.ts';
import { useTranslation } from '../i18n/translation.tsx';
import type { Read } from './read.ts';

type Props = {
  title: string;
  place: 'fill' | 'inline';
  read: Pick<Read<unknown>, 'isReading' | 'readAgain'> & { error: Error };
};

/** In place of what did not load. */
export function ReadFailed({ title, place, read }: Props) {
  const { t } = useTranslation();
  return (
    <ErrorState
      place={place}
      title={title}
      sentence={useErrorSentence(read.error)}
      retry={t('tryAgain')}
      busyLabel={read.isReading ? t('loading') : undefined}
      onRetry={read.readAgain}
    />
  );
}
