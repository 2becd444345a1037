import type { ReactNode } from 'react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { PersonVerb } from './usePersonVerb.ts';
import { VerbProblem } from './VerbProblem.tsx';

type Props = Pick<PersonVerb, 'isBusy' | 'problem'> & {
  title: string;
  /** What the button says. */
  action: string;
  /** What it says while it is done. */
  busy: string;
  onAct: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before something that cannot be undone, stays while it is done, and says why it was not. */
export function VerbQuestion({
  isBusy,
  problem,
  title,
  action,
  busy,
  onAct,
  onClose,
  children,
}: Props) {
  const { t } = useTranslation('common');
  return (
    <Dialog
      title={title}
      onDismiss={isBusy ? undefined : onClose}
      actions={[
        { label: t('cancel'), onClick: onClose, disabled: isBusy },
        { label: action, look: 'danger', busyLabel: isBusy ? busy : undefined, onClick: onAct },
      ]}
    >
      {children}
      <VerbProblem problem={problem} />
    </Dialog>
  );
}
