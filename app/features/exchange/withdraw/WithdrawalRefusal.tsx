import { CircleAlert } from 'lucide-react';
import { declaredFailure } from '../../../contract/callError.ts';
import { ErrorCallout } from '../../../core/errors/ErrorCallout.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useAmountText } from '../../../parts/money/useAmountText.ts';
import { useWallet } from '../../../parts/money/useWallet.ts';
import { Callout } from '../../../ui/Callout.tsx';
import { useMomentText } from '../useMomentText.ts';

/** Why a withdrawal was refused, with its numbers and hours where it has some. */
export function WithdrawalRefusal({ error }: { error: unknown }) {
  const refusal = useRefusalText()(error);
  if (refusal === null) return <ErrorCallout error={error} />;
  return (
    <div role="alert">
      <Callout tone="negative" glyph={CircleAlert}>
        {refusal}
      </Callout>
    </div>
  );
}

/** @returns a function that says a refusal; null for those whose plain sentence says it all. */
function useRefusalText(): (error: unknown) => string | null {
  const { t } = useTranslation('exchange.page');
  const currency = useWallet().data?.currency;
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
