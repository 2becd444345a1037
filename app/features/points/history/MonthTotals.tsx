import { useSyncExternalStore } from 'react';
import type { CoinKind } from '../../../contract/points/userCoinRecode.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { formatAmount } from '../../../lib/money/formatAmount.ts';
import { Amount } from '../../../parts/money/Amount.tsx';
import { ShortAmount } from '../../../parts/money/ShortAmount.tsx';
import { watchMedia } from '../../../platform/media.ts';
import { fitsBeside } from './fitsBeside.ts';
import * as css from './MonthSection.css.ts';
import type { Totals } from './monthsOf.ts';

const narrow = watchMedia('(max-width: 374px)');

type Props = {
  /** Beside which they stand. */
  name: string;
  totals: Totals;
  /** Which of the rows are shown: their total alone. */
  kind: CoinKind;
};

/** What came in and went out in a month; abbreviated where whole amounts find no room. */
export function MonthTotals({ name, totals, kind }: Props) {
  const { t } = useTranslation('points.page');
  const tag = useLanguageTag();
  const isNarrow = useSyncExternalStore(narrow.subscribe, narrow.matches);
  const shown = (['income', 'expense'] as const).filter((one) => kind === 'all' || kind === one);
  const texts = shown.map((one) => `${t(one)} ${formatAmount(totals[one], { tag })}`);
  const Total = fitsBeside(name, texts, isNarrow ? 'narrow' : 'usual') ? Amount : ShortAmount;
  return (
    <p className={css.totals}>
      {shown.map((one) => (
        <span key={one}>
          {t(one)} <Total amount={totals[one]} />
        </span>
      ))}
    </p>
  );
}
