import type { ExchangeRecord } from '../../../contract/exchange/exchangeRecord.ts';
import { userExchangeRecode } from '../../../contract/exchange/userExchangeRecode.ts';
import type { MoneyStatus } from '../../../contract/fields/money.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useAddressChoice } from '../../../core/navigation/useAddressChoice.ts';
import { ReadMore } from '../../../core/query/ReadMore.tsx';
import { ReadPart } from '../../../core/query/ReadPart.tsx';
import { useCursorCall } from '../../../core/query/useCursorCall.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { AsOf } from '../../../parts/money/AsOf.tsx';
import { PeriodButton } from '../../../parts/money/PeriodButton.tsx';
import { PeriodFilter } from '../../../parts/money/PeriodFilter.tsx';
import { usePeriod } from '../../../parts/money/usePeriod.ts';
import { whenInReview } from '../../../parts/money/whenInReview.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { List } from '../../../ui/List.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { CardsPart } from '../CardsPart.tsx';
import { CardDrawing } from '../cards/CardDrawing.tsx';
import { exchangePaths } from '../paths.ts';
import * as css from './ExchangeRecordScreen.css.ts';
import { ExchangeRow } from './ExchangeRow.tsx';

const tabs = ['all', 'review', 'succeeded', 'failed'] as const;
type Tab = (typeof tabs)[number];

const statuses: Record<Tab, MoneyStatus | null> = { all: null, review: 0, succeeded: 1, failed: 2 };
const idOf = ({ orderNo }: ExchangeRecord): string => orderNo;
const isEmpty = (list: readonly ExchangeRecord[]): boolean => list.length === 0;

const readEvery = (list: readonly ExchangeRecord[]): number =>
  whenInReview(list.some(({ status }) => status === 0));

/** /pages/my/exchange-record: withdrawals so far; the title bar chooses the period. */
export function ExchangeRecordScreen() {
  const { t } = useTranslation('exchange.labels');
  const { period, choose } = usePeriod();
  return (
    <SubScreen
      title={t('records')}
      parent={exchangePaths.exchange}
      isMoney
      right={<PeriodButton period={period} onChoose={choose} />}
    >
      <CardsPart parent={exchangePaths.exchange}>{() => <Records />}</CardsPart>
    </SubScreen>
  );
}

function Records() {
  const { t } = useTranslation(['exchange.page', 'exchange.labels']);
  const [tab, chooseTab] = useAddressChoice('tab', tabs);
  const { period, input, choose } = usePeriod();
  const status = statuses[tab];
  const records = useCursorCall(userExchangeRecode, { status, ...input }, { idOf, readEvery });
  const labels: Record<Tab, string> = {
    all: t('tabAll'),
    review: t('tabReview'),
    succeeded: t('tabSucceeded'),
    failed: t('tabFailed'),
  };
  return (
    <>
      <div className={css.tabs}>
        <Segmented
          label={t('tabs')}
          options={tabs.map((value) => ({ value, label: labels[value] }))}
          value={tab}
          onChange={chooseTab}
        />
      </div>
      <PeriodFilter period={period} onChoose={choose} />
      <ReadPart
        read={records}
        failedTitle={t('recordsFailed')}
        empty={{
          isEmpty,
          content: (
            <EmptyState
              drawing={<CardDrawing />}
              title={t('recordsEmptyTitle')}
              sentence={t('recordsEmptySentence')}
            />
          ),
        }}
      >
        {(list) => (
          <>
            <div className={css.asOf}>
              <AsOf read={records} />
            </div>
            <List label={t('exchange.labels:records')}>
              {list.map((record) => (
                <ExchangeRow key={record.orderNo} record={record} />
              ))}
            </List>
            <ReadMore read={records} />
          </>
        )}
      </ReadPart>
    </>
  );
}
