import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { watchNear } from '../../../platform/nearView.ts';
import { Button } from '../../../ui/Button.tsx';
import * as css from './MoreNotices.css.ts';
import type { Notices } from './useNotices.ts';

/** Loads on when the end of the list comes near; the button is for whoever is faster than that. */
export function MoreNotices({ notices }: { notices: Notices }) {
  const { t } = useTranslation(['account', 'shell']);
  const { hasMore, isReading, error, readOn } = notices;
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(readOn);
  useEffect(() => {
    latest.current = readOn;
  });
  // After a failure the person says when to try again.
  const loadsByItself = hasMore && !error;
  useEffect(() => {
    if (!loadsByItself || isReading || !end.current) return;
    return watchNear(end.current, () => latest.current());
  }, [loadsByItself, isReading]);
  return (
    <div ref={end} className={css.end}>
      {hasMore ? (
        <Button
          look="neutral"
          size="small"
          busyLabel={isReading ? t('shell:loading') : undefined}
          onClick={readOn}
        >
          {error ? t('shell:tryAgain') : t('account:showMore')}
        </Button>
      ) : (
        <p className={css.noMore}>{t('account:noMore')}</p>
      )}
    </div>
  );
}
