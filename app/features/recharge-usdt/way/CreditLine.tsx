import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { momentTime } from '../../../lib/dayTime.ts';
import { formatUsdt } from '../../../lib/money/formatAmount.ts';
import { creditFor } from '../../../lib/money/moneyArithmetic.ts';
import { useAmountText } from '../../../parts/money/useAmountText.ts';
import * as css from './CreditLine.css.ts';
import type { UsdtRate } from './useUsdtOrder.ts';

type Props = {
  /** Millionths of 1 USDT; null while the amount is none. */
  micro: number | null;
  rate: UsdtRate;
  /** Minimum, in millionths of 1 USDT. */
  minDep: number;
};

/** Below the amount: the points for it, rounded down, and the rate they come from. */
export function CreditLine({ micro, rate: { rate, rateUntil }, minDep }: Props) {
  const { t } = useTranslation('recharge-usdt.report');
  const tag = useLanguageTag();
  const write = useAmountText();
  const shown = { isAlwaysShown: true };
  return (
    <>
      <span className={css.line}>
        {micro === null
          ? t('amountMin', { minDep: formatUsdt(minDep, tag) })
          : t('credit', { points: write(creditFor(micro, rate), shown) })}
      </span>
      <span className={css.line}>
        {t('rateUntil', { rate: write(rate, shown), time: momentTime(rateUntil * 1000, tag) })}
      </span>
    </>
  );
}
