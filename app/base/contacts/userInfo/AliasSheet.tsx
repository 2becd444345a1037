import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { SheetProps } from '../../../core/overlay/SheetHost.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { AliasForm } from './AliasForm.tsx';

type Props = SheetProps & { userID: string; remark: string };

/** Where a friend is given another name. */
export function AliasSheet({ userID, remark, isOpen, onClose }: Props) {
  const { t } = useTranslation('contacts.person');
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('alias')} closeLabel={t('close')}>
      <AliasForm userID={userID} remark={remark} onDone={onClose} />
    </Sheet>
  );
}
