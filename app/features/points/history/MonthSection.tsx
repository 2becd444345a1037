import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { Amount } from '../../../parts/money/Amount.tsx';
import { monthName } from '../../../parts/money/period.ts';
import { List } from '../../../ui/List.tsx';
import { CoinRow } from './CoinRow.tsx';
import * as css from './MonthSection.css.ts';
import type { Month } from './monthsOf.ts';

/** A month: its totals stay at the top while its rows go by. */
export function MonthSection({ month, totals, rows }: Month) {
  const { t } = useTranslation('points.page');
  const tag = useLanguageTag();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.name}>
          {monthName(month, tag)}
        </h2>
        {totals && (
          <p className={css.totals}>
            <span>
              {t('income')} <Amount amount={totals.income} />
            </span>
            <span>
              {t('expense')} <Amount amount={totals.expense} />
            </span>
          </p>
        )}
      </div>
      <List>
        {rows.map((row) => (
          <CoinRow key={row.id} row={row} />
        ))}
      </List>
    </section>
  );
}
