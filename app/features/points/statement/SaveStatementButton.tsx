import { Download } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useOrderFace } from '../useOrderFace.ts';
import type { Movement } from './readStatement.ts';

const sheet = {
  load: async () => (await import('./StatementSheet.tsx')).StatementSheet,
};

/** Opens the sheet that saves a statement. */
export function SaveStatementButton() {
  const { t } = useTranslation('points.statement');
  const faceOf = useOrderFace();
  const openSheet = useOpenSheet();
  const nameOf = ({ type, amount }: Movement): string =>
    faceOf(type)[amount > 0 ? 'returnName' : 'name'];
  return (
    <Button look="plain" size="small" glyph={Download} onClick={() => openSheet(sheet, { nameOf })}>
      {t('save')}
    </Button>
  );
}
