import { CallError } from '../../../contract/callError.ts';
import { setBankCard } from '../../../contract/exchange/setBankCard.ts';
import { userBankList } from '../../../contract/exchange/userBankList.ts';
import { amount } from '../../../contract/points/amount.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useServices } from '../../../core/services/services.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useMomentText } from '../useMomentText.ts';
import { useReadAnew } from '../useReadAnew.ts';

type Options = {
  card: {
    holderName: string;
    bankId: string;
    /** Digits alone. */
    cardNumber: string;
  };
  /** Takes a refusal that is about a field of the form. @returns false for any other. */
  onRefused: (error: CallError) => boolean;
  onAdded: () => void;
};

/** @returns adds the card, with the fund password; rejects as a call does. */
export function useSendCard({ card, onRefused, onAdded }: Options) {
  const { t } = useTranslation(['exchange.cards', 'exchange.words']);
  const { backend } = useServices();
  const readAnew = useReadAnew();
  const momentText = useMomentText();
  return async (fundPassword: string): Promise<void> => {
    try {
      const input = { ...card, fundPassword };
      const { holdUntil } = await backend.call(setBankCard, input, { intent: 'add-bank-card' });
      readAnew(userBankList, amount);
      showToast(
        holdUntil === null
          ? t('added')
          : t('exchange.words:cardHeld', { time: momentText(holdUntil) }),
        { done: true },
      );
      onAdded();
    } catch (error) {
      if (!(error instanceof CallError && onRefused(error))) throw error;
    }
  };
}
