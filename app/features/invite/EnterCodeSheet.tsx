import { useTranslation } from '../../core/i18n/translation.tsx';
import type { SheetProps } from '../../core/overlay/SheetHost.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { EnterCodeForm } from './EnterCodeForm.tsx';

type Props = SheetProps & {
  /** A code that was scanned, or null. */
  code: string | null;
};

/** For a person who signed up without the code of whoever invited them. */
export function EnterCodeSheet({ isOpen, code, onClose }: Props) {
  const { t } = useTranslation('invite.page');
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('enterCode')} closeLabel={t('close')}>
      <EnterCodeForm code={code} onDone={onClose} />
    </Sheet>
  );
}
