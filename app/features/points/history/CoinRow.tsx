import { Link } from 'react-router-dom';
import type { CoinRecord } from '../../../contract/points/coinRecord.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { momentTime } from '../../../lib/dayTime.ts';
import { toMilliseconds } from '../../../lib/relativeTime.ts';
import { Amount } from '../../../parts/money/Amount.tsx';
import { MoneyStatusTag } from '../../../parts/money/MoneyStatusTag.tsx';
import { pathToOrder } from '../../../parts/money/orderPaths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useOrderFace } from '../useOrderFace.ts';
import * as css from './CoinRow.css.ts';

/** One movement of points; leads to its order. */
export function CoinRow({ row }: { row: CoinRecord }) {
  const { t } = useTranslation('points.page');
  const tag = useLanguageTag();
  const { orderNo, amount, status, createdAt } = row;
  const { name, Icon: Drawing } = useOrderFace()(row.type);
  const hasFailed = status === 2;
  const tone = hasFailed ? 'failed' : amount > 0 ? 'income' : 'outgo';
  return (
    <Link to={pathToOrder(orderNo)} className={css.row}>
      <span className={`${css.tile} ${css.tone[tone]}`}>
        <Icon of={Drawing} size={20} />
      </span>
      <span className={css.words}>
        <span className={css.title}>{name}</span>
        <span className={css.detail}>
          <span>{momentTime(toMilliseconds(createdAt), tag)}</span>
          <span>{t('orderEnd', { end: orderNo.slice(-4) })}</span>
        </span>
      </span>
      <span className={css.end}>
        <Amount amount={amount} size="row" sign="always" look={hasFailed ? 'failed' : 'moved'} />
        {status !== 1 && <MoneyStatusTag status={status} look="line" isReturned={amount < 0} />}
      </span>
    </Link>
  );
}
