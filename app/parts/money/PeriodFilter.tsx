import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { periodDays } from '../../contract/fields/period.ts';
import { useLanguageTag } from '../../core/language/useLanguageTag.ts';
import * as css from './PeriodFilter.css.ts';
import { isSamePeriod, monthName, type Period } from './period.ts';

type Props = { period: Period; onChoose: (period: Period) => void };

const days = periodDays.map((one): Period => ({ kind: 'days', days: one }));

/**
 * Chips for the last days. A month or everything, from `PeriodButton`, has a chip while it is chosen.
 * Needs the namespace `points.money`.
 */
export function PeriodFilter({ period, onChoose }: Props) {
  const { t } = useTranslation('points.money');
  const tag = useLanguageTag();
  const name = useId();
  const nameOf = (one: Period): string => {
    if (one.kind === 'month') return monthName(one.month, tag);
    if (one.kind === 'everything') return t('everything');
    return one.days === 0 ? t('today') : t('lastDays', { days: one.days });
  };
  const shown = period.kind === 'days' ? days : [period, ...days];
  return (
    <div className={css.chips} role="radiogroup" aria-label={t('period')}>
      {shown.map((one) => (
        <label key={nameOf(one)} className={css.chip}>
          <input
            type="radio"
            name={name}
            className={css.radio}
            checked={isSamePeriod(one, period)}
            onChange={() => onChoose(one)}
          />
          <span>{nameOf(one)}</span>
        </label>
      ))}
    </div>
  );
}
