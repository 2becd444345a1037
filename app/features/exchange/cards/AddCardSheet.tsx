import { useTranslation } from 'react-i18next';
import { CallError } from '../../../contract/callError.ts';
import { setBankCard } from '../../../contract/exchange/setBankCard.ts';
import { userBankList } from '../../../contract/exchange/userBankList.ts';
import { amount } from '../../../contract/points/amount.ts';
import { useServices } from '../../../core/services/services.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { CallTrouble } from '../pin/CallTrouble.tsx';
import { OwnPin } from '../pin/OwnPin.tsx';
import { usePinCall } from '../pin/usePinCall.ts';
import { useMomentText } from '../useMomentText.ts';
import { useReadAnew } from '../useReadAnew.ts';
import * as css from './CardSheet.css.ts';

export type AddCardSheetProps = {
  isOpen: boolean;
  onClose: () => void;
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

/** The last step of adding a card: the fund password. */
export function AddCardSheet({ isOpen, onClose, ...props }: AddCardSheetProps) {
  const { t } = useTranslation('exchange.words');
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('addCard')} closeLabel={t('close')}>
      <AddCard {...props} onClose={onClose} />
    </Sheet>
  );
}

function AddCard({ onClose, card, onRefused, onAdded }: Omit<AddCardSheetProps, 'isOpen'>) {
  const { t } = useTranslation(['exchange.cards', 'exchange.pin', 'exchange.words']);
  const { backend } = useServices();
  const readAnew = useReadAnew();
  const momentText = useMomentText();
  const pin = usePinCall(async (fundPassword) => {
    try {
      const input = { ...card, fundPassword };
      const { holdUntil } = await backend.call(setBankCard, input, { intent: 'add-bank-card' });
      readAnew(userBankList, amount);
      const held = holdUntil === null ? null : momentText(holdUntil);
      showToast(held ? t('exchange.words:cardHeld', { time: held }) : t('added'), { done: true });
      onAdded();
    } catch (error) {
      if (!(error instanceof CallError && onRefused(error))) throw error;
    }
  });
  return (
    <div className={css.content}>
      <CallTrouble failure={pin.failure} isUnknown={pin.isUnknown} unknown={t('addUnknown')} />
      <OwnPin
        label={t('exchange.pin:enter')}
        digits={pin.digits}
        onChange={pin.onChange}
        trouble={pin.trouble}
        busyLabel={pin.isSending ? t('exchange.pin:checkingPin') : undefined}
        onLeave={onClose}
        note={t('exchange.words:endingIn', { last4: card.cardNumber.slice(-4) })}
      />
    </div>
  );
}
