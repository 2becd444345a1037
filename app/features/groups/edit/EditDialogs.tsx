import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

type PublishProps = {
  /** Who is told. */
  count: number;
  /** The announcement is taken away. */
  isEmpty: boolean;
  onAnswer: () => void;
  onClose: () => void;
};

/** Asks before everybody is told. */
export function PublishDialog({ count, isEmpty, onAnswer, onClose }: PublishProps) {
  const { t } = useTranslation('groups.edit');
  return (
    <Dialog
      title={isEmpty ? t('removeTitle') : t('publishTitle', { count })}
      onDismiss={onClose}
      actions={[
        { label: t('cancel'), onClick: onClose },
        {
          label: isEmpty ? t('removeAction') : t('publish'),
          look: isEmpty ? 'danger' : 'primary',
          onClick: () => {
            onAnswer();
            onClose();
          },
        },
      ]}
    >
      {isEmpty ? t('removeSentence') : t('publishSentence')}
    </Dialog>
  );
}

/** Asks before what was written is dropped. */
export function UnsavedDialog({ onLeave, onClose }: { onLeave: () => void; onClose: () => void }) {
  const { t } = useTranslation('groups.edit');
  return (
    <Dialog
      title={t('unsavedTitle')}
      onDismiss={onClose}
      actions={[
        { label: t('keepEditing'), onClick: onClose },
        {
          label: t('discard'),
          look: 'danger',
          onClick: () => {
            onClose();
            onLeave();
          },
        },
      ]}
    >
      {t('unsavedSentence')}
    </Dialog>
  );
}
