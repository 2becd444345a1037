import type { CoinRecord } from '../../../contract/points/coinRecord.ts';
import { coinKinds, userCoinRecode } from '../../../contract/points/userCoinRecode.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { useAddressChoice } from '../../../core/navigation/useAddressChoice.ts';
import { ReadMore } from '../../../core/query/ReadMore.tsx';
import { ReadPart } from '../../../core/query/ReadPart.tsx';
import { useCursorCall } from '../../../core/query/useCursorCall.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { AsOf } from '../../../parts/money/AsOf.tsx';
import { HideAmountsButton } from '../../../parts/money/HideAmountsButton.tsx';
import { PeriodButton } from '../../../parts/money/PeriodButton.tsx';
import { PeriodFilter } from '../../../parts/money/PeriodFilter.tsx';
import { usePeriod } from '../../../parts/money/usePeriod.ts';
import { whenInReview } from '../../../parts/money/whenInReview.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { SaveStatementButton } from '../statement/SaveStatementButton.tsx';
import { Unconfirmed } from '../Unconfirmed.tsx';
import { HistoryEmpty } from './HistoryEmpty.tsx';
import * as css from './HistoryList.css.ts';
import { MonthSection } from './MonthSection.tsx';
import { monthsOf } from './monthsOf.ts';

const idOf = ({ id }: CoinRecord): string => id;
const isEmpty = (rows: readonly CoinRecord[]): boolean => rows.length === 0;
const readEvery = (rows: readonly CoinRecord[]): number =>
  whenInReview(rows.some(({ status }) => status === 0));

/** Where points came from and went, newest first, by month. */
export function HistoryList() {
  const { t } = useTranslation(['points.page', 'points.labels']);
  const [kind, chooseKind] = useAddressChoice('kind', coinKinds);
  const { period, input, choose } = usePeriod();
  const read = useCursorCall(userCoinRecode, { kind, ...input }, { idOf, readEvery });
  return (
    <SubScreen
      title={t('points.labels:history')}
      parent={paths.mine}
      isMoney
      right={<PeriodButton period={period} onChoose={choose} />}
    >
      <Unconfirmed />
      <div className={css.kinds}>
        <Segmented
          label={t('kind')}
          options={coinKinds.map((value) => ({ value, label: t(value) }))}
          value={kind}
          onChange={chooseKind}
        />
      </div>
      <PeriodFilter period={period} onChoose={choose} />
      <div className={css.tools}>
        <HideAmountsButton />
        <SaveStatementButton />
      </div>
      <ReadPart
        read={read}
        failedTitle={t('listFailed')}
        empty={{ isEmpty, content: <HistoryEmpty kind={kind} period={period} /> }}
      >
        {(rows) => (
          <>
            <div className={css.asOf}>
              <AsOf read={read} />
            </div>
            {monthsOf(rows, read.pages).map((month) => (
              <MonthSection key={month.month} {...month} kind={kind} period={period} />
            ))}
            <ReadMore read={read} />
          </>
        )}
      </ReadPart>
    </SubScreen>
  );
}
