import type { ExchangeRule } from '../../../contract/points/amount.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Amount } from '../../../parts/money/Amount.tsx';
import { type DetailRow, DetailRows } from '../../../parts/money/DetailRows.tsx';

type Props = {
  /** Hundredths of a point. */
  amount: number;
  fee: number;
  available: number;
  rule: ExchangeRule;
  /** Rows before the others, such as the card. */
  first?: readonly DetailRow[];
  /** About to be confirmed: the hide switch leaves the amounts. @default false */
  isConfirmed?: boolean;
};

/** What a withdrawal costs, when it arrives, and what is left. */
export function OrderRows({
  amount,
  fee,
  available,
  rule,
  first = [],
  isConfirmed = false,
}: Props) {
  const { t } = useTranslation('exchange.words');
  const row = (label: string, value: number): DetailRow => ({
    label,
    value: <Amount amount={value} isAlwaysShown={isConfirmed} />,
  });
  return (
    <DetailRows
      rows={[
        ...first,
        row(t('fee'), fee),
        ...(fee > 0 ? [row(t('youReceive'), Math.max(0, amount - fee))] : []),
        { label: t('arrival'), value: t('arrivalIn', { count: rule.arrivalHours }) },
        row(t('balanceAfter'), Math.max(0, available - amount)),
      ]}
    />
  );
}
