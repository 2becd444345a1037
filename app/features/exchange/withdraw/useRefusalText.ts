import { declaredFailure } from '../../../contract/callError.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useAmountText } from '../../../parts/money/useAmountText.ts';
import { useMomentText } from '../useMomentText.ts';

/**
 * @returns a function that says a refusal with its numbers and hours; null for those whose plain
 * sentence says it all.
 */
export function useRefusalText(currency: string): (error: unknown) => string | null {
  const { t } = useTranslation('exchange.page');
  const amountText = useAmountText();
  const momentText = useMomentText();
  const shown = (amount: number): string => amountText(amount, { currency, isAlwaysShown: true });
  return (error) => {
    const failure = declaredFailure(error);
    switch (failure?.name) {
      case 'onHold':
        return t(failure.data.cause === 'cardAdded' ? 'heldByCard' : 'held', {
          time: momentText(failure.data.until),
        });
      case 'amountOutOfBounds': {
        const { min, max } = failure.data;
        return t('refusedBounds', { min: shown(min), max: shown(max) });
      }
      case 'balanceInsufficient':
        return t('amountBalance', { available: amountText(failure.data.available, { currency }) });
      case 'dayLimit': {
        const { max, freeAt } = failure.data;
        return t('refusedDay', { max: shown(max), time: momentText(freeAt) });
      }
      case 'tooManyOpen':
        return t('refusedOpen', { count: failure.data.max });
      case 'feeChanged':
        return t('refusedFee', { fee: shown(failure.data.fee) });
      default:
        return null;
    }
  };
}
