import { periodDays } from '../../contract/fields/period.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../core/language/useLanguageTag.ts';
import { Chips } from '../../ui/Chips.tsx';
import { isSamePeriod, monthName, type Period } from './period.ts';

type Props = { period: Period; onChoose: (period: Period) => void };

const days = periodDays.map((one): Period => ({ kind: 'days', days: one }));

/**
 * Chips for the last days. A month or everything, from `PeriodButton`, has a chip while it is chosen.
 */
export function PeriodFilter({ period, onChoose }: Props) {
  const { t } = useTranslation('points.money');
  const tag = useLanguageTag();
  const nameOf = (one: Period): string => {
    if (one.kind === 'month') return monthName(one.month, tag);
    if (one.kind === 'everything') return t('everything');
    return one.days === 0 ? t('today') : t('lastDays', { days: one.days });
  };
  const shown = period.kind === 'days' ? days : [period, ...days];
  return (
    <Chips
      label={t('period')}
      options={shown.map((one) => ({ value: one, label: nameOf(one) }))}
      value={shown.find((one) => isSamePeriod(one, period)) ?? null}
      onChange={onChoose}
    />
  );
}
