import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { watchNear } from '../../platform/nearView.ts';
import { Button } from '../../ui/Button.tsx';
import * as css from './ReadMore.css.ts';
import type { PagedRead } from './usePagedCall.ts';

/**
 * The end of a list that comes page by page. Reads on when it comes near; the button is for whoever
 * is faster than that, and for another try.
 */
export function ReadMore({ read }: { read: PagedRead<unknown> }) {
  const { t } = useTranslation();
  const { hasMore, isReading, isReadingMore, moreError, loadMore } = read;
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(loadMore);
  useEffect(() => {
    latest.current = loadMore;
  });
  // After a failure the person says when to try again.
  const loadsByItself = hasMore && !moreError;
  const isBusy = isReading || isReadingMore;
  useEffect(() => {
    if (!loadsByItself || isBusy || !end.current) return;
    return watchNear(end.current, () => latest.current());
  }, [loadsByItself, isBusy]);
  return (
    <div ref={end} className={css.end}>
      {hasMore ? (
        <Button
          look="neutral"
          size="small"
          busyLabel={isBusy ? t('loading') : undefined}
          onClick={loadMore}
        >
          {moreError ? t('tryAgain') : t('showMore')}
        </Button>
      ) : (
        <p className={css.noMore}>{t('noMore')}</p>
      )}
    </div>
  );
}
