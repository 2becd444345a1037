import type { ExchangeRule } from '../../../contract/points/amount.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Amount } from '../../../parts/money/Amount.tsx';
import type { DetailRow } from '../../../parts/money/DetailRows.tsx';

type Cost = {
  /** Hundredths of a point. */
  amount: number;
  fee: number;
  available: number;
  rule: ExchangeRule;
  /** About to be confirmed: the hide switch leaves the amounts. @default false */
  isConfirmed?: boolean;
};

/** @returns what a withdrawal costs, when it arrives, and what is left. */
export function useCostRows(cost: Cost): DetailRow[] {
  const { amount, fee, available, rule, isConfirmed = false } = cost;
  const { t } = useTranslation('exchange.words');
  const row = (label: string, value: number): DetailRow => ({
    label,
    value: <Amount amount={value} isAlwaysShown={isConfirmed} />,
  });
  return [
    row(t('fee'), fee),
    ...(fee > 0 ? [row(t('youReceive'), Math.max(0, amount - fee))] : []),
    { label: t('arrival'), value: t('arrivalIn', { count: rule.arrivalHours }) },
    row(t('balanceAfter'), Math.max(0, available - amount)),
  ];
}
