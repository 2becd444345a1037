import { useTranslation } from '../../core/i18n/translation.tsx';
import type { CachedAccount } from '../../core/session/profileCodec.ts';
import { isolated } from '../../lib/isolated.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { shownName } from './knownAccounts.ts';

type Props = { account: CachedAccount; onRemove: () => void; onCancel: () => void };

/** Asks before an account is taken off this device. */
export function RemoveDialog({ account, onRemove, onCancel }: Props) {
  const { t } = useTranslation('multi-account.page');
  return (
    <Dialog
      title={t('removeTitle', { name: isolated(shownName(account)) })}
      onDismiss={onCancel}
      actions={[
        { label: t('cancel'), onClick: onCancel },
        { label: t('removeNow'), look: 'danger', onClick: onRemove },
      ]}
    >
      {t('removeSentence')}
    </Dialog>
  );
}
