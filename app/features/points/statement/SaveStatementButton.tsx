import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import type { PartSource } from '../../../core/lazy/loadedParts.ts';
import { Button } from '../../../ui/Button.tsx';
import { useOrderFace } from '../useOrderFace.ts';
import type { StatementSheetProps } from './StatementSheet.tsx';

const sheet: PartSource<StatementSheetProps> = {
  load: async () => (await import('./StatementSheet.tsx')).StatementSheet,
};

/** Opens the sheet that saves a statement. */
export function SaveStatementButton() {
  const { t } = useTranslation('points.statement');
  const faceOf = useOrderFace();
  const [saving, setSaving] = useState<'never' | 'now' | 'before'>('never');
  return (
    <>
      <Button look="plain" size="small" glyph={Download} onClick={() => setSaving('now')}>
        {t('save')}
      </Button>
      {saving !== 'never' && (
        <LazyPart
          source={sheet}
          props={{
            isOpen: saving === 'now',
            onClose: () => setSaving('before'),
            nameOf: ({ type, amount }) => faceOf(type)[amount > 0 ? 'returnName' : 'name'],
          }}
          placeholder={<span />}
        />
      )}
    </>
  );
}
