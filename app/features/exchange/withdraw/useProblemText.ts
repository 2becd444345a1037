import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useAmountText } from '../../../parts/money/useAmountText.ts';
import { type Bounds, dayLeft, type WithdrawalProblem } from './amountProblem.ts';

/** @returns a function that says what is wrong with an amount; null for one that is still to come. */
export function useProblemText(
  { available, rule }: Bounds,
  currency: string,
): (problem: WithdrawalProblem) => string | null {
  const { t } = useTranslation(['exchange.page', 'points.money']);
  const text = useAmountText();
  const shown = (amount: number): string => text(amount, { currency, isAlwaysShown: true });
  const sentences: Record<WithdrawalProblem, () => string | null> = {
    empty: () => null,
    zero: () => null,
    shape: () => t('amountShape'),
    decimals: () => t('amountDecimals'),
    twoWays: () => t('points.money:twoWays'),
    tooLong: () => t('amountBalance', { available: text(available, { currency }) }),
    balance: () => t('amountBalance', { available: text(available, { currency }) }),
    min: () => t('amountMin', { min: shown(rule.min) }),
    max: () => t('amountMax', { max: shown(rule.max) }),
    day: () => t('amountDay', { left: shown(dayLeft(rule)), max: shown(rule.dayMax) }),
    fee: () => t('amountFee'),
  };
  return (problem) => sentences[problem]();
}
