import { useEffect, useRef } from 'react';
import { watchNear } from '../../platform/nearView.ts';
import { Button } from '../../ui/Button.tsx';
import { useTranslation } from '../i18n/translation.tsx';
import * as css from './LoadMore.css.ts';

type Props = {
  isBusy: boolean;
  /** Then the person says when to try again. */
  hasFailed?: boolean;
  onLoad: () => void;
};

/** The end of a list that has more: loads it when it comes near; the button is for whoever is faster. */
export function LoadMore({ isBusy, hasFailed = false, onLoad }: Props) {
  const { t } = useTranslation();
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onLoad);
  useEffect(() => {
    latest.current = onLoad;
  });
  useEffect(() => {
    if (isBusy || hasFailed || !end.current) return;
    return watchNear(end.current, () => latest.current());
  }, [isBusy, hasFailed]);
  return (
    <div ref={end} className={css.end}>
      <Button
        look="neutral"
        size="small"
        busyLabel={isBusy ? t('loading') : undefined}
        onClick={onLoad}
      >
        {hasFailed ? t('tryAgain') : t('showMore')}
      </Button>
    </div>
  );
}
