import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { SheetProps } from '../../../core/overlay/SheetHost.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { CallTrouble } from '../pin/CallTrouble.tsx';
import { OwnPin } from '../pin/OwnPin.tsx';
import { usePinCall } from '../pin/usePinCall.ts';
import * as css from './CardSheet.css.ts';

type Props = SheetProps & {
  last4: string;
  /** Adds the card. Rejects as a call does, but for what is wrong with a field of the form. */
  send: (fundPassword: string) => Promise<void>;
};

/** The last step of adding a card: the fund password. */
export function AddCardSheet({ isOpen, onClose, ...props }: Props) {
  const { t } = useTranslation('exchange.words');
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('addCard')} closeLabel={t('close')}>
      <AddCard {...props} onClose={onClose} />
    </Sheet>
  );
}

function AddCard({ onClose, last4, send }: Omit<Props, 'isOpen'>) {
  const { t } = useTranslation(['exchange.cards', 'exchange.pin', 'exchange.words']);
  const pin = usePinCall(send);
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
        note={t('exchange.words:endingIn', { last4 })}
      />
    </div>
  );
}
