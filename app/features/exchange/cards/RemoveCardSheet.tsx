import { useTranslation } from 'react-i18next';
import { type BankCard, userBankList } from '../../../contract/exchange/userBankList.ts';
import { userDelBank } from '../../../contract/exchange/userDelBank.ts';
import { amount } from '../../../contract/points/amount.ts';
import { useServices } from '../../../core/services/services.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { CallTrouble } from '../pin/CallTrouble.tsx';
import { OwnPin } from '../pin/OwnPin.tsx';
import { usePinCall } from '../pin/usePinCall.ts';
import { useReadAnew } from '../useReadAnew.ts';
import { CardFace } from './CardFace.tsx';
import * as css from './CardSheet.css.ts';

export type RemoveCardSheetProps = { card: BankCard; isOpen: boolean; onClose: () => void };

/** Removes a bank card once the fund password is in. */
export function RemoveCardSheet({ card, isOpen, onClose }: RemoveCardSheetProps) {
  const { t } = useTranslation('exchange.cards');
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('removeTitle')} closeLabel={t('close')}>
      <RemoveCard card={card} onClose={onClose} />
    </Sheet>
  );
}

function RemoveCard({ card, onClose }: Omit<RemoveCardSheetProps, 'isOpen'>) {
  const { t } = useTranslation(['exchange.cards', 'exchange.pin']);
  const { backend } = useServices();
  const readAnew = useReadAnew();
  const pin = usePinCall(async (fundPassword) => {
    const input = { cardId: card.cardId, fundPassword };
    await backend.call(userDelBank, input, { intent: `remove-card:${card.cardId}` });
    readAnew(userBankList, amount);
    showToast(t('removed'), { done: true });
    onClose();
  });
  return (
    <div className={css.content}>
      <CardFace card={card} />
      <p className={css.note}>{t('removeNote')}</p>
      <CallTrouble failure={pin.failure} isUnknown={pin.isUnknown} unknown={t('removeUnknown')} />
      <OwnPin
        label={t('exchange.pin:enter')}
        digits={pin.digits}
        onChange={pin.onChange}
        trouble={pin.trouble}
        busyLabel={pin.isSending ? t('exchange.pin:checkingPin') : undefined}
        onLeave={onClose}
      />
    </div>
  );
}
