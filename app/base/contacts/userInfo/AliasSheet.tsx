import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { AliasForm } from './AliasForm.tsx';

type Props = { userID: string; remark: string; onClose: () => void };

/** Where a friend is given another name. */
export function AliasSheet({ userID, remark, onClose }: Props) {
  const { t } = useTranslation('contacts.person');
  return (
    <Sheet open onClose={onClose} title={t('alias')} closeLabel={t('close')}>
      <AliasForm userID={userID} remark={remark} onDone={onClose} />
    </Sheet>
  );
}
