import { Link } from 'react-router-dom';
import type { CorrectionCause } from '../../../contract/points/order.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { DetailRows } from '../../../parts/money/DetailRows.tsx';
import { pathToOrder } from '../../../parts/money/orderPaths.ts';
import type { OrderPartProps } from '../../../parts/money/slots.ts';
import * as css from './CorrectionOrder.css.ts';

const causes = {
  doubleCredit: 'causeDoubleCredit',
  chainReverted: 'causeChainReverted',
  underpaid: 'causeUnderpaid',
} as const satisfies Record<CorrectionCause, string>;

/** Why a row was corrected, and which one. */
export function CorrectionOrder({ order: { correction } }: OrderPartProps) {
  const { t } = useTranslation('points.page');
  if (correction === null) return null;
  const { cause, corrects } = correction;
  const corrected = (
    <Link to={pathToOrder(corrects)} className={css.link}>
      {corrects}
    </Link>
  );
  return (
    <DetailRows
      rows={[
        { label: t('cause'), value: t(causes[cause]) },
        { label: t('corrects'), value: corrected },
      ]}
    />
  );
}
