import type { BankCard } from '../../../contract/exchange/userBankList.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { SheetProps } from '../../../core/overlay/SheetHost.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { CallTrouble } from '../pin/CallTrouble.tsx';
import { OwnPin } from '../pin/OwnPin.tsx';
import { usePinCall } from '../pin/usePinCall.ts';
import { CardFace } from './CardFace.tsx';
import * as css from './CardSheet.css.ts';

type Props = SheetProps & {
  card: BankCard;
  /** Removes it. Rejects as a call does. */
  send: (fundPassword: string) => Promise<void>;
};

/** Removes a bank card once the fund password is in. */
export function RemoveCardSheet({ isOpen, onClose, ...props }: Props) {
  const { t } = useTranslation('exchange.cards');
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('removeTitle')} closeLabel={t('close')}>
      <RemoveCard {...props} onClose={onClose} />
    </Sheet>
  );
}

function RemoveCard({ card, onClose, send }: Omit<Props, 'isOpen'>) {
  const { t } = useTranslation(['exchange.cards', 'exchange.pin']);
  const pin = usePinCall(send);
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
