import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Order } from '../../../contract/points/order.ts';
import { useBrand } from '../../../core/brand/brand.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { toMilliseconds } from '../../../lib/relativeTime.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import * as css from './OrderDetails.css.ts';

/** Says so where an order was not decided in time, and where to complain. */
export function PastDue({ order: { row, dueAt } }: { order: Order }) {
  const { t } = useTranslation('points.page');
  const { operator } = useBrand();
  const isPast = useIsPast(row.status === 0 ? dueAt : null);
  if (!isPast) return null;
  return (
    <div className={css.pastDue}>
      <Callout tone="warning" glyph={Clock}>
        {t('pastDue')}
      </Callout>
      {operator && (
        <ButtonLink href={operator.complaintsUrl} look="outline" wide>
          {t('complain')}
        </ButtonLink>
      )}
    </div>
  );
}

/** @param moment seconds since 1970; null for never. @returns whether it is over, told when it is. */
function useIsPast(moment: number | null): boolean {
  const [now, setNow] = useState(() => Date.now());
  const left = moment === null ? null : toMilliseconds(moment) - now;
  useEffect(() => {
    if (left === null || left < 0) return;
    // A day at most: longer ones are no timers of a browser.
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left + 1, 86_400_000));
    return () => clearTimeout(timer);
  }, [left]);
  return left !== null && left < 0;
}
