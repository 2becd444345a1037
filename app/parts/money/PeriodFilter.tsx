import { useId } from 'react';
import { periodDays } from '../../contract/fields/period.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../core/language/useLanguageTag.ts';
import * as css from './PeriodFilter.css.ts';
import { isSamePeriod, monthName, type Period } from './period.ts';

type Props = { period: Period; onChoose: (period: Period) => void };

const days = periodDays.map((one): Period => ({ kind: 'days', days: one }));

/** Scrolls the row of chips, and nothing else, as far as one needs to be whole. */
function showWhole(chip: HTMLElement | null): void {
  const row = chip?.parentElement;
  if (!chip || !row) return;
  const [own, room] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
  const inset = Number.parseFloat(getComputedStyle(row).paddingInlineStart) || 0;
  const [before, after] = [own.left - room.left - inset, own.right - room.right + inset];
  if (before < 0) row.scrollLeft += before;
  else if (after > 0) row.scrollLeft += after;
}

/**
 * Chips for the last days. A month or everything, from `PeriodButton`, has a chip while it is chosen.
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
        <label
          key={nameOf(one)}
          className={css.chip}
          ref={isSamePeriod(one, period) ? showWhole : null}
        >
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
