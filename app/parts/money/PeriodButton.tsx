import { Calendar } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { LazyPart } from '../../core/lazy/LazyPart.tsx';
import type { PartSource } from '../../core/lazy/loadedParts.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import type { PeriodSheetProps } from './PeriodSheet.tsx';
import type { Period } from './period.ts';

const sheet: PartSource<PeriodSheetProps> = {
  load: async () => (await import('./PeriodSheet.tsx')).PeriodSheet,
};

type Props = { period: Period; onChoose: (period: Period) => void };

/** In the title bar: a month of the last twelve, or everything. */
export function PeriodButton({ period, onChoose }: Props) {
  const { t } = useTranslation('points.money');
  const [choosing, setChoosing] = useState<'never' | 'now' | 'before'>('never');
  return (
    <>
      <IconButton label={t('choosePeriod')} glyph={Calendar} onClick={() => setChoosing('now')} />
      {choosing !== 'never' && (
        <LazyPart
          source={sheet}
          props={{
            isOpen: choosing === 'now',
            onClose: () => setChoosing('before'),
            period,
            onChoose,
          }}
          placeholder={<span />}
        />
      )}
    </>
  );
}
