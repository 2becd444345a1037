import { LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { useServices } from '../../../core/services/services.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';

/** Asks, then logs out: at once and also without a network. */
export function LogOutRow() {
  const { t } = useTranslation('account.profile');
  const openSheet = useOpenSheet();
  return (
    <ListRow
      glyph={LogOut}
      title={t('logOut')}
      danger
      onClick={() => openSheet(LogOutDialog, {})}
    />
  );
}

function LogOutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account.profile');
  const { session, messaging } = useServices();
  const [unsent, setUnsent] = useState(0);
  useEffect(() => {
    // Without an answer there is nothing to warn of.
    messaging.countUnsent().then(setUnsent, () => undefined);
  }, [messaging]);
  return (
    <Dialog
      title={t('logOutTitle')}
      onDismiss={onClose}
      actions={[
        { label: t('cancel'), onClick: onClose },
        { label: t('logOut'), look: 'danger', onClick: () => void session.logout() },
      ]}
    >
      {unsent > 0 ? t('logOutUnsent', { count: unsent }) : t('logOutSentence')}
    </Dialog>
  );
}
