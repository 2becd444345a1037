import { Link } from 'react-router-dom';
import type { ExchangeRecord } from '../../../contract/exchange/exchangeRecord.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Amount } from '../../../parts/money/Amount.tsx';
import { MoneyStatusTag } from '../../../parts/money/MoneyStatusTag.tsx';
import { pathToOrder } from '../../../parts/money/orderPaths.ts';
import { useMomentText } from '../useMomentText.ts';
import * as css from './ExchangeRecordScreen.css.ts';
import { isLate } from './isLate.ts';

/** One withdrawal: where to, how much, and what became of it. */
export function ExchangeRow({ record }: { record: ExchangeRecord }) {
  const { t } = useTranslation(['exchange.page', 'exchange.words']);
  const momentText = useMomentText();
  const { orderNo, bankName, last4, amount, status, stage, createdAt } = record;
  return (
    <Link to={pathToOrder(orderNo)} className={css.row}>
      <span className={css.words}>
        <span className={css.title}>{bankName}</span>
        <span className={css.detail}>
          {t('exchange.words:endingIn', { last4 })} ·{' '}
          <span className={css.moment}>{momentText(createdAt)}</span>
        </span>
        {stage === 'paying' && <span className={css.detail}>{t('exchange.words:paying')}</span>}
        {isLate(record, Date.now()) && <span className={css.late}>{t('exchange.words:late')}</span>}
      </span>
      <span className={css.end}>
        <Amount amount={-amount} size="row" look={status === 2 ? 'failed' : 'plain'} />
        <MoneyStatusTag status={status} look="line" isReturned />
      </span>
    </Link>
  );
}
