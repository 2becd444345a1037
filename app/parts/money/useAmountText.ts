import { useAtomValue } from 'jotai';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../core/language/useLanguageTag.ts';
import { type AmountStyle, formatAmount } from '../../lib/money/formatAmount.ts';
import { amountsHiddenAtom } from './amountsHidden.ts';

type Style = Pick<AmountStyle, 'sign' | 'currency'> & {
  /** For what is about to be confirmed: the hide switch leaves it. */
  isAlwaysShown?: boolean;
};

/**
 * For sentences and labels.
 * @returns a function from hundredths of a point to its text; a word while amounts are hidden.
 */
export function useAmountText(): (amount: number, style?: Style) => string {
  const { t } = useTranslation('points.money');
  const tag = useLanguageTag();
  const isHidden = useAtomValue(amountsHiddenAtom);
  return (amount, { isAlwaysShown = false, ...style } = {}) =>
    isHidden && !isAlwaysShown ? t('hidden') : formatAmount(amount, { tag, ...style });
}
