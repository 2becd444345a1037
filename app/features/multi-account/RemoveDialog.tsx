import { useRef } from 'react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import type { CachedAccount } from '../../core/session/profileCodec.ts';
import { isolated } from '../../lib/isolated.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { shownName } from './knownAccounts.ts';

type Props = {
  account: CachedAccount;
  onRemove: () => void;
  /** Has the focus then: the row with the button that was pressed is gone. */
  focusNext: () => HTMLElement | null;
  onClose: () => void;
};

/** Asks before an account is taken off this device. */
export function RemoveDialog({ account, onRemove, focusNext, onClose }: Props) {
  const { t } = useTranslation('multi-account.page');
  const isRemoved = useRef(false);
  const remove = (): void => {
    isRemoved.current = true;
    onRemove();
    onClose();
  };
  return (
    <Dialog
      title={t('removeTitle', { name: isolated(shownName(account)) })}
      onDismiss={onClose}
      focusNext={() => (isRemoved.current ? focusNext() : null)}
      actions={[
        { label: t('cancel'), onClick: onClose },
        { label: t('removeNow'), look: 'danger', onClick: remove },
      ]}
    >
      {t('removeSentence')}
    </Dialog>
  );
}
