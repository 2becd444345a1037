import { useState } from 'react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';

/** Characters, as code units, that the gateway takes. */
const longestReason = 255;

type Props = {
  words: Record<'title' | 'reasonField' | 'reasonHint' | 'decline' | 'declining', string>;
  /** Says itself what became of it. @returns false where nothing was sent: the question stays, for another try */
  decline: (reason: string) => Promise<boolean>;
  onClose: () => void;
};

/** Asks once more before somebody is turned away, and for a reason that may be left out. */
export function DeclineDialog({ words, decline, onClose }: Props) {
  const { t } = useTranslation('common');
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const send = async (): Promise<void> => {
    setIsBusy(true);
    if (await decline(reason.trim())) onClose();
    else setIsBusy(false);
  };
  return (
    <Dialog
      title={words.title}
      onDismiss={isBusy ? undefined : onClose}
      actions={[
        { label: t('cancel'), onClick: onClose, disabled: isBusy },
        {
          label: words.decline,
          look: 'danger',
          busyLabel: isBusy ? words.declining : undefined,
          onClick: () => void send(),
        },
      ]}
    >
      <Field
        label={words.reasonField}
        hint={words.reasonHint}
        value={reason}
        onChange={setReason}
        maxLength={longestReason}
        enterKeyHint="done"
      />
    </Dialog>
  );
}
