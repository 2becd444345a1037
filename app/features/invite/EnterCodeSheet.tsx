import { useTranslation } from '../../core/i18n/translation.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { EnterCodeForm } from './EnterCodeForm.tsx';

export type EnterCodeSheetProps = { isOpen: boolean; onClose: () => void };

/** For a person who signed up without the code of whoever invited them. */
export function EnterCodeSheet({ isOpen, onClose }: EnterCodeSheetProps) {
  const { t } = useTranslation('invite.page');
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('enterCode')} closeLabel={t('close')}>
      <EnterCodeForm onDone={onClose} />
    </Sheet>
  );
}
