import { useTranslation } from '../i18n/translation.tsx';
import * as css from './LoadMore.css.ts';
import { LoadMore } from './LoadMore.tsx';
import type { PagedRead } from './read.ts';

/** The end of a list that comes page by page. */
export function ReadMore({ read }: { read: PagedRead<unknown> }) {
  const { t } = useTranslation();
  const { hasMore, isReading, isReadingMore, moreError, loadMore } = read;
  if (hasMore) {
    const isBusy = isReading || isReadingMore;
    return <LoadMore isBusy={isBusy} hasFailed={Boolean(moreError)} onLoad={loadMore} />;
  }
  return (
    <div className={css.end}>
      <p className={css.noMore}>{t('noMore')}</p>
    </div>
  );
}
