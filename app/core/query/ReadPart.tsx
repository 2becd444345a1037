import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { QuietNotice } from '../../ui/QuietNotice.tsx';
import { RefreshMark } from '../../ui/RefreshMark.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { onlineAtom } from '../backend/onlineAtom.ts';
import { useTranslation } from '../i18n/translation.tsx';
import { useArrival } from '../screen/pageArrival.ts';
import { useSavedContent } from '../screen/savedContent.ts';
import { ReadFailed } from './ReadFailed.tsx';
import type { Read } from './read.ts';

type Props<Data> = {
  /** From `useCall`, `usePagedCall` or a hook like them. */
  read: Read<Data>;
  /** What did not load, as "Your notices didn't load". */
  failedTitle: string;
  /** Stands in until something comes; appears after 200 ms by itself. Rows without one. */
  waiting?: ReactNode;
  /** Shown instead of the content where there is nothing in it. */
  empty?: { isEmpty: (data: Data) => boolean; content: ReactNode };
  /** Whether a failure takes the middle of the page or stands in its flow. */
  place?: 'fill' | 'inline';
  children: (data: Data) => ReactNode;
};

/**
 * Around what a screen reads: says that it is on its way, that there is none, or why it did not come
 * and how to try again. What came once stays, with a line about it where a newer reading failed, and
 * the page returns to where it was scrolled when its content arrives.
 */
export function ReadPart<Data>(props: Props<Data>) {
  const { read, failedTitle, waiting, empty, place = 'fill', children } = props;
  const { t } = useTranslation();
  const isOnline = useAtomValue(onlineAtom);
  const { data, error, isReading, readAgain } = read;
  useArrival(data !== null);
  useSavedContent(data !== null);
  if (data === null) {
    if (error) return <ReadFailed title={failedTitle} place={place} read={{ ...read, error }} />;
    return waiting ?? <Skeleton label={t('loading')} />;
  }
  return (
    <>
      {isReading && !error && <RefreshMark />}
      {/* Without a network the bar of the page says so, and there is nothing to try. */}
      {error && isOnline && (
        <QuietNotice
          action={t('tryAgain')}
          busyLabel={isReading ? t('loading') : undefined}
          onAction={readAgain}
        >
          {t('notUpdated')}
        </QuietNotice>
      )}
      {empty?.isEmpty(data) ? empty.content : children(data)}
    </>
  );
}
