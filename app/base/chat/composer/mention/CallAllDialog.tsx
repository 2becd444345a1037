import { useTranslation } from '../../../../core/i18n/translation.tsx';
import type { SheetProps } from '../../../../core/overlay/SheetHost.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';

type Props = SheetProps & {
  /** People who are told. */
  count: number;
  onSend: () => void;
};

/** Asks before many people are told of a message. */
export function CallAllDialog({ count, onSend, isOpen, onClose }: Props) {
  const { t } = useTranslation('chat.composer');
  if (!isOpen) return null;
  const send = (): void => {
    onSend();
    onClose();
  };
  return (
    <Dialog
      title={t('callAllTitle')}
      onDismiss={onClose}
      actions={[
        { label: t('cancel'), onClick: onClose },
        { label: t('send'), onClick: send },
      ]}
    >
      {t('callAllSentence', { count })}
    </Dialog>
  );
}
