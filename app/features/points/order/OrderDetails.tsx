import { type Order, order } from '../../../contract/points/order.ts';
import { Slot } from '../../../core/feature/Slot.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { ReadPart } from '../../../core/query/ReadPart.tsx';
import { useCall } from '../../../core/query/useCall.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { Amount } from '../../../parts/money/Amount.tsx';
import { AsOf } from '../../../parts/money/AsOf.tsx';
import { MoneyStatusTag } from '../../../parts/money/MoneyStatusTag.tsx';
import { pointsDetailsPath } from '../../../parts/money/orderPaths.ts';
import { Timeline } from '../../../parts/money/Timeline.tsx';
import { whenInReview } from '../../../parts/money/whenInReview.ts';
import { ContactSupport } from '../../../parts/person/ContactSupport.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import { useOrderFace } from '../useOrderFace.ts';
import * as css from './OrderDetails.css.ts';
import { OrderRows } from './OrderRows.tsx';
import { PastDue } from './PastDue.tsx';
import { useOrderSteps } from './useOrderSteps.ts';

const readEvery = ({ row }: Order): number => whenInReview(row.status === 0);

export type OrderDetailsProps = { orderNo: string };

/** One order: what became of it, its way so far, and what can be done. */
export function OrderDetails({ orderNo }: OrderDetailsProps) {
  const { t } = useTranslation('points.page');
  const read = useCall(order, { orderNo }, { readEvery });
  return (
    <SubScreen title={t('order')} parent={pointsDetailsPath} isMoney>
      <ReadPart read={read} failedTitle={t('orderFailed')}>
        {(whole) => (
          <>
            <OrderView order={whole} />
            <div className={css.end}>
              <AsOf read={read} />
              <ContactSupport about={orderNo} />
            </div>
          </>
        )}
      </ReadPart>
    </SubScreen>
  );
}

function OrderView({ order: whole }: { order: Order }) {
  const { t } = useTranslation('points.page');
  const { row } = whole;
  const face = useOrderFace()(row.type);
  const steps = useOrderSteps(whole);
  const hasFailed = row.status === 2;
  return (
    <>
      <div className={css.head}>
        <p className={css.kind}>{face.name}</p>
        <p className={css.amount}>
          <Amount
            amount={row.amount}
            size="display"
            sign="always"
            look={hasFailed ? 'failed' : 'moved'}
          />
        </p>
        <MoneyStatusTag status={row.status} />
      </div>
      <PastDue order={whole} />
      <section className={css.panel}>
        <Timeline steps={steps} />
      </section>
      {face.id === undefined && hasFailed && (
        <div className={css.note}>
          <Callout tone="negative">{t('failed')}</Callout>
        </div>
      )}
      {face.id !== undefined && (
        <section className={css.panel}>
          <Slot name="points.order" only={face.id} props={{ order: whole }} />
        </section>
      )}
      <section className={css.panel}>
        <OrderRows order={whole} />
      </section>
    </>
  );
}
