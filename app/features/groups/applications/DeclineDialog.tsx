import { useState } from 'react';
import type { GroupApplication } from '../../../contract/gateway/entities/group.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { isolated } from '../../../lib/isolated.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import type { ApplicationAnswers } from './useApplicationAnswers.ts';

/** Characters, as code units, that the gateway takes. */
const longestReason = 255;

type Props = {
  application: GroupApplication;
  answer: ApplicationAnswers['answer'];
  onClose: () => void;
};

/** Asks once more before somebody is turned away, and for a reason that may be left out. */
export function DeclineDialog({ application, answer, onClose }: Props) {
  const { t } = useTranslation(['groups.applications', 'common']);
  const name = isolated(usePersonName()(application));
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const decline = async (): Promise<void> => {
    setIsBusy(true);
    if (await answer(application, 'decline', reason.trim())) onClose();
    else setIsBusy(false);
  };
  return (
    <Dialog
      title={t('declineTitle', { name })}
      onDismiss={isBusy ? undefined : onClose}
      actions={[
        { label: t('common:cancel'), onClick: onClose, disabled: isBusy },
        {
          label: t('decline'),
          look: 'danger',
          busyLabel: isBusy ? t('declining') : undefined,
          onClick: () => void decline(),
        },
      ]}
    >
      <Field
        label={t('reasonField')}
        hint={t('reasonHint', { name })}
        value={reason}
        onChange={setReason}
        maxLength={longestReason}
        enterKeyHint="done"
      />
    </Dialog>
  );
}
