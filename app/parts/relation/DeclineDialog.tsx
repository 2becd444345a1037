import { type Atom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { handleResult } from '../../contract/gateway/enums.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toasts.ts';

/** Characters, as code units, that the gateway takes. */
const longestReason = 255;

type Words = 'title' | 'reasonField' | 'reasonHint' | 'decline' | 'declining' | 'answeredMeanwhile';

type Props = {
  words: Record<Words, string>;
  /**
   * As of `handledOf`. Where the answer came from elsewhere, the dialog closes and says so; where nobody can be
   * answered any more, it closes, and the page shows why.
   */
  handledAtom: Atom<number | undefined>;
  /** Says itself what became of it. @returns false where nothing was sent: the question stays, for another try */
  decline: (reason: string) => Promise<boolean>;
  onClose: () => void;
};

/** Asks once more before somebody is turned away, and for a reason that may be left out. */
export function DeclineDialog({ words, handledAtom, decline, onClose }: Props) {
  const { t } = useTranslation('common');
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const handled = useAtomValue(handledAtom);
  const isAsked = handled === handleResult.pending;
  const leave = useEffectEvent(() => {
    if (handled !== undefined) showToast(words.answeredMeanwhile);
    onClose();
  });
  useEffect(() => {
    if (!isAsked && !isBusy) leave();
  }, [isAsked, isBusy]);
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
