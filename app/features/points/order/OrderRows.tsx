import type { Order } from '../../../contract/points/order.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { momentTime } from '../../../lib/dayTime.ts';
import { toMilliseconds } from '../../../lib/relativeTime.ts';
import { Amount } from '../../../parts/money/Amount.tsx';
import { type DetailRow, DetailRows } from '../../../parts/money/DetailRows.tsx';

/** What every order has: number, time, when it is decided, and what was available after it. */
export function OrderRows({ order }: { order: Order }) {
  const { t } = useTranslation('points.page');
  const tag = useLanguageTag();
  const { row, dueAt, balanceAfter } = order;
  const { orderNo } = row;
  const timeOf = (seconds: number): string => momentTime(toMilliseconds(seconds), tag);
  const rows: DetailRow[] = [
    {
      label: t('orderNumber'),
      value: orderNo,
      copy: { text: orderNo, label: t('copyOrderNumber') },
    },
    { label: t('time'), value: timeOf(row.createdAt) },
  ];
  if (dueAt !== null) rows.push({ label: t('dueAt'), value: timeOf(dueAt) });
  if (balanceAfter !== null) {
    rows.push({ label: t('balanceAfter'), value: <Amount amount={balanceAfter} /> });
  }
  return <DetailRows rows={rows} />;
}
