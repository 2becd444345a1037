import { deleteFriend } from '../../../contract/gateway/functions/friends.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { isolated } from '../../../lib/isolated.ts';
import { usePersonVerb } from '../../../parts/relation/usePersonVerb.ts';
import { VerbProblem } from '../../../parts/relation/VerbProblem.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toasts.ts';

type Props = { userID: string; name: string; onClose: () => void };

/** Asks, says what stays, and takes somebody off the list of friends. */
export function DeleteDialog({ userID, name, onClose }: Props) {
  const { t } = useTranslation('contacts.person');
  const { isBusy, problem, run } = usePersonVerb();
  const remove = async (): Promise<void> => {
    if (!(await run(deleteFriend, userID))) return;
    showToast(t('deleted'), { done: true });
    onClose();
  };
  return (
    <Dialog
      title={t('deleteTitle', { name: isolated(name) })}
      onDismiss={onClose}
      actions={[
        { label: t('cancel'), onClick: onClose },
        {
          label: t('deleteShort'),
          look: 'danger',
          busyLabel: isBusy ? t('deleting') : undefined,
          onClick: () => void remove(),
        },
      ]}
    >
      {t('deleteSentence')}
      <VerbProblem problem={problem} />
    </Dialog>
  );
}
