import { useId } from 'react';
import type { CoinKind } from '../../../contract/points/userCoinRecode.ts';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { holdsMonth, monthName, type Period } from '../../../parts/money/period.ts';
import { List } from '../../../ui/List.tsx';
import { CoinRow } from './CoinRow.tsx';
import * as css from './MonthSection.css.ts';
import { MonthTotals } from './MonthTotals.tsx';
import type { Month } from './monthsOf.ts';

type Props = Month & { kind: CoinKind; period: Period };

/** A month: its totals stay at the top while its rows go by. */
export function MonthSection({ month, totals, rows, kind, period }: Props) {
  const tag = useLanguageTag();
  const id = useId();
  const name = monthName(month, tag);
  // Of a month that is shown in part they would be more than its rows.
  const isWhole = holdsMonth(period, month, Date.now());
  return (
    <section aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.name}>
          {name}
        </h2>
        {totals && isWhole && <MonthTotals name={name} totals={totals} kind={kind} />}
      </div>
      <List>
        {rows.map((row) => (
          <CoinRow key={row.id} row={row} />
        ))}
      </List>
    </section>
  );
}
