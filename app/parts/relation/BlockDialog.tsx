import { addBlack } from '../../contract/gateway/functions/friends.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { isolated } from '../../lib/isolated.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { usePersonVerb } from './usePersonVerb.ts';
import { VerbProblem } from './VerbProblem.tsx';

type Props = {
  userID: string;
  /** How the reader knows them. */
  name: string;
  onClose: () => void;
};

/** Asks, then blocks somebody. */
export function BlockDialog({ userID, name, onClose }: Props) {
  const { t } = useTranslation('contacts.relation');
  const { isBusy, problem, run } = usePersonVerb();
  const block = async (): Promise<void> => {
    if (!(await run(addBlack, userID))) return;
    showToast(t('blocked'), { done: true });
    onClose();
  };
  return (
    <Dialog
      title={t('blockTitle', { name: isolated(name) })}
      onDismiss={onClose}
      actions={[
        { label: t('cancel'), onClick: onClose },
        {
          label: t('block'),
          look: 'danger',
          busyLabel: isBusy ? t('blocking') : undefined,
          onClick: () => void block(),
        },
      ]}
    >
      {t('blockSentence')}
      <VerbProblem problem={problem} />
    </Dialog>
  );
}
