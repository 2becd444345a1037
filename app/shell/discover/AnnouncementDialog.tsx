import { useTranslation } from '../../core/i18n/translation.tsx';
import type { SheetProps } from '../../core/overlay/SheetHost.tsx';
import { plainLine, plainWords } from '../../lib/plainText.ts';
import { Dialog } from '../../ui/Dialog.tsx';

type Props = SheetProps & { title: string; content: string };

/** An announcement of the platform in full, as plain text. */
export function AnnouncementDialog({ title, content, isOpen, onClose }: Props) {
  const { t } = useTranslation('shell.discover');
  if (!isOpen) return null;
  return (
    <Dialog
      title={plainLine(title, 200)}
      actions={[{ label: t('understood'), look: 'second', onClick: onClose }]}
      onDismiss={onClose}
    >
      {plainWords(content, 4_000)}
    </Dialog>
  );
}
