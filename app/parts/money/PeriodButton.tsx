import { Calendar } from 'lucide-react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useOpenSheet } from '../../core/overlay/SheetHost.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PeriodSheet } from './PeriodSheet.tsx';
import type { Period } from './period.ts';

type Props = { period: Period; onChoose: (period: Period) => void };

/** In the title bar: a month of the last twelve, or everything. */
export function PeriodButton({ period, onChoose }: Props) {
  const { t } = useTranslation('points.money');
  const openSheet = useOpenSheet();
  return (
    <IconButton
      label={t('choosePeriod')}
      glyph={Calendar}
      onClick={() => openSheet(PeriodSheet, { period, onChoose })}
    />
  );
}
