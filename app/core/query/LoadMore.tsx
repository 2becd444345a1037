import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { watchNear } from '../../../platform/nearView.ts';
import { Button } from '../../../ui/Button.tsx';
import * as css from './SearchScreen.css.ts';

type Props = { isBusy: boolean; onLoad: () => void };

/** The end of a list of hits: searches on when it comes near; the button is for whoever is faster. */
export function MoreHits({ isBusy, onLoad }: Props) {
  const { t } = useTranslation();
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onLoad);
  useEffect(() => {
    latest.current = onLoad;
  });
  useEffect(() => {
    if (isBusy || !end.current) return;
    return watchNear(end.current, () => latest.current());
  }, [isBusy]);
  return (
    <div ref={end} className={css.end}>
      <Button
        look="neutral"
        size="small"
        busyLabel={isBusy ? t('loading') : undefined}
        onClick={onLoad}
      >
        {t('showMore')}
      </Button>
    </div>
  );
}
