import { useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { isolated } from '../../../lib/isolated.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import type { ApplicationRow } from './applicationRows.ts';
import type { Answers } from './useAnswers.ts';

/** Characters, as code units, that the gateway takes. */
const longestReason = 255;

type Props = { row: ApplicationRow; answer: Answers['answer']; onClose: () => void };

/** Asks once more before an application is declined, and for a reason that may be left out. */
export function DeclineDialog({ row, answer, onClose }: Props) {
  const { t } = useTranslation(['contacts.newFriend', 'common']);
  const name = isolated(usePersonName()(row.person));
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const decline = async (): Promise<void> => {
    setIsBusy(true);
    if (await answer(row, 'decline', reason.trim())) onClose();
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
