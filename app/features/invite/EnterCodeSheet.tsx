import { useTranslation } from '../../core/i18n/translation.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { EnterCodeForm } from './EnterCodeForm.tsx';

export type EnterCodeSheetProps = {
  isOpen: boolean;
  /** A code that was scanned, or null. */
  code: string | null;
  onClose: () => void;
};

/** For a person who signed up without the code of whoever invited them. */
export function EnterCodeSheet({ isOpen, code, onClose }: EnterCodeSheetProps) {
  const { t } = useTranslation('invite.page');
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('enterCode')} closeLabel={t('close')}>
      <EnterCodeForm code={code} onDone={onClose} />
    </Sheet>
  );
}
