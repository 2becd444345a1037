import { Link } from 'react-router-dom';
import type { CorrectionCause, GrantCause } from '../../../contract/points/order.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { DetailRows } from '../../../parts/money/DetailRows.tsx';
import { pathToOrder } from '../../../parts/money/orderPaths.ts';
import type { OrderPartProps } from '../../../parts/money/slots.ts';
import * as css from './platformOrders.css.ts';

const correctionCauses = {
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
        { label: t('cause'), value: t(correctionCauses[cause]) },
        { label: t('corrects'), value: corrected },
      ]}
    />
  );
}

const grantCauses = {
  welcome: 'causeWelcome',
  invite: 'causeInvite',
  event: 'causeEvent',
  goodwill: 'causeGoodwill',
} as const satisfies Record<GrantCause, string>;

/** Why points were given. */
export function GrantOrder({ order: { grant } }: OrderPartProps) {
  const { t } = useTranslation('points.page');
  return grant && <DetailRows rows={[{ label: t('cause'), value: t(grantCauses[grant.cause]) }]} />;
}
