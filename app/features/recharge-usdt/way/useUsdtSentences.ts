import type { Chain } from '../../../contract/recharge-usdt/usdtOffer.ts';
import { useErrorTexts } from '../../../core/errors/useErrorTexts.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { formatUsdt } from '../../../lib/money/formatAmount.ts';
import type { UsdtProblem } from './usdtChecks.ts';

/** @returns what to say under the fields of the report. */
export function useUsdtSentences({ chainType, minDep }: Chain): Record<UsdtProblem, () => string> {
  const { t } = useTranslation(['recharge-usdt.report', 'points.money']);
  const tag = useLanguageTag();
  const errors = useErrorTexts('recharge-usdt');
  const isTron = chainType === 'TRC20';
  const belowMinimum = () => t('amountMin', { minDep: formatUsdt(minDep, tag) });
  const tooLarge = () => t('amountMax');
  const example = formatUsdt(50_500_000, tag);
  return {
    empty: () => t('amountMissing'),
    zero: belowMinimum,
    decimals: () => t('amountDecimals'),
    tooLong: tooLarge,
    twoWays: () => t('points.money:twoWays'),
    aboveMaximum: tooLarge,
    belowMinimum,
    hashMissing: () => t('hashMissing'),
    otherNetwork: () => t('hashOtherNetwork'),
    hashTaken: () => errors.named('hashTaken'),
    shape: () => (isTron ? t('hashShape') : t('hashShape0x')),
    amountShape: () => t('amountShape', { example }),
  };
}
