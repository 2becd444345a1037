import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../core/services.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';

/** Asks, then logs out: at once and also without a network. */
export function LogOutRow() {
  const { t } = useTranslation('account');
  const { session } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  const close = (): void => setIsAsking(false);
  return (
    <>
      <ListRow glyph={LogOut} title={t('logOut')} danger onClick={() => setIsAsking(true)} />
      {isAsking && (
        <Dialog
          title={t('logOutTitle')}
          onDismiss={close}
          actions={[
            { label: t('cancel'), onClick: close },
            { label: t('logOut'), look: 'danger', onClick: () => void session.logout() },
          ]}
        >
          {t('logOutSentence')}
        </Dialog>
      )}
    </>
  );
}
