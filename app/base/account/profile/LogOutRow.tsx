import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useServices } from '../../../core/services/services.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';

/** Asks, then logs out: at once and also without a network. */
export function LogOutRow() {
  const { t } = useTranslation('account.profile');
  const { session, messaging } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  const [unsent, setUnsent] = useState(0);
  const close = (): void => setIsAsking(false);
  const ask = (): void => {
    setIsAsking(true);
    // Without an answer there is nothing to warn of.
    messaging.countUnsent().then(setUnsent, () => setUnsent(0));
  };
  return (
    <>
      <ListRow glyph={LogOut} title={t('logOut')} danger onClick={ask} />
      {isAsking && (
        <Dialog
          title={t('logOutTitle')}
          onDismiss={close}
          actions={[
            { label: t('cancel'), onClick: close },
            { label: t('logOut'), look: 'danger', onClick: () => void session.logout() },
          ]}
        >
          {unsent > 0 ? t('logOutUnsent', { count: unsent }) : t('logOutSentence')}
        </Dialog>
      )}
    </>
  );
}
